import type { SKRSContext2D } from '@napi-rs/canvas'
import { breakLines, readSvg, setStyle, write, type TextStyle } from './canvas.ts'
import type { Drawings } from './drawings.types.ts'
import { cardSize } from './size.ts'
import type { CardWords } from './words.ts'

/** The cards of the two listings, at the left and right of the picture; in px. */
const card = { start: 32, top: 150, width: 232, height: 376, radius: 24, padding: 18 } as const
const inside = card.width - 2 * card.padding
const photo = { width: inside, height: Math.round(inside * 0.86) } as const
const wire = 486
const chip = { height: 46, gap: 14, padding: 17, icon: 22 } as const

interface Listing {
  readonly head: string
  readonly picture: string
  readonly title: string
  readonly price: string
  readonly earlierPrice?: string
  readonly isReady: boolean
}

/** Draws the supplier's listing, the store's listing, and the wire with the automations between. */
export async function drawLine(
  context: SKRSContext2D,
  words: CardWords,
  drawings: Drawings,
): Promise<void> {
  const { colors } = drawings
  const storeStart = cardSize.width - card.start - card.width
  drawWire(context, card.start + card.width, storeStart, colors.neon)
  await drawListing(context, card.start, colors, {
    head: words.supplier,
    picture: drawings.supplied,
    title: words.supplierTitle,
    price: words.supplierPrice,
    isReady: false,
  })
  await drawListing(context, storeStart, colors, {
    head: words.store,
    picture: drawings.clean,
    title: words.storeTitle,
    price: words.storePrice,
    earlierPrice: words.earlierPrice,
    isReady: true,
  })
  await drawChips(
    context,
    [
      { icon: drawings.removeBackground, label: words.removeBackground },
      { icon: drawings.copy, label: words.copy },
      { icon: drawings.compress, label: words.compress },
    ],
    colors,
  )
}

/** Draws the wire with a glow around it. */
function drawWire(context: SKRSContext2D, start: number, end: number, neon: string): void {
  context.fillStyle = neon
  context.shadowColor = neon
  context.shadowBlur = 14
  context.fillRect(start, wire - 1.5, end - start, 3)
  context.shadowBlur = 0
}

async function drawListing(
  context: SKRSContext2D,
  x: number,
  colors: Drawings['colors'],
  { head, picture, title, price, earlierPrice, isReady }: Listing,
): Promise<void> {
  context.beginPath()
  context.roundRect(x, card.top, card.width, card.height, card.radius)
  context.fillStyle = colors.surface
  context.fill()
  context.strokeStyle = isReady ? `${colors.accentText}99` : colors.border
  context.lineWidth = 2
  context.stroke()

  const start = x + card.padding
  const color = isReady ? colors.text : colors.textSubtle
  write(context, head, start, card.top + 36, { face: 'mono', size: 17, weight: 500, color })

  const top = card.top + 56
  context.save()
  context.beginPath()
  context.roundRect(start, top, photo.width, photo.height, 12)
  context.clip()
  context.drawImage(await readSvg(picture), start, top, photo.width, photo.height)
  context.restore()

  const text: TextStyle = { face: 'body', size: 17, weight: isReady ? 500 : 400, color }
  setStyle(context, text)
  const lines = breakLines(context, title, inside)
  const first = top + photo.height + 32
  lines.forEach((line, index) => write(context, line, start, first + index * 25, text))
  const below = first + lines.length * 25 + 10
  const width = write(context, price, start, below, { ...text, size: 21 })
  if (earlierPrice === undefined) return
  const after = start + width + 12
  const subtle: TextStyle = { ...text, weight: 400, size: 17, color: colors.textSubtle }
  context.fillRect(after, below - 6, write(context, earlierPrice, after, below, subtle), 1.5)
}

/** Draws the chips on the wire, centred in the picture. */
async function drawChips(
  context: SKRSContext2D,
  chips: readonly { readonly icon: string; readonly label: string }[],
  colors: Drawings['colors'],
): Promise<void> {
  const style: TextStyle = { face: 'body', size: 20, weight: 500, color: colors.text }
  const { height, gap, padding, icon: iconSize } = chip
  const labelStart = padding + iconSize + 7
  setStyle(context, style)
  const sized = chips.map((each) => ({
    ...each,
    width: labelStart + context.measureText(each.label).width + padding,
  }))
  const all = sized.reduce((sum, { width }) => sum + width + gap, -gap)
  let start = (cardSize.width - all) / 2
  for (const { icon, label, width } of sized) {
    context.beginPath()
    context.roundRect(start, wire - height / 2, width, height, height / 2)
    context.fillStyle = colors.surface2
    context.fill()
    context.strokeStyle = `${colors.accentText}99`
    context.lineWidth = 1.5
    context.stroke()
    const image = await readSvg(icon)
    context.drawImage(image, start + padding, wire - iconSize / 2, iconSize, iconSize)
    write(context, label, start + labelStart, wire + 7, style)
    start += width + gap
  }
}
