import type { SKRSContext2D } from '@napi-rs/canvas'
import { breakLines, readSvg, setStyle, write, type TextStyle } from './canvas.ts'
import type { Drawings } from './drawings.types.ts'
import type { CardWords } from './words.ts'

/** The board begins here and runs out of the picture below. */
const board = { x: 616, y: 60, width: 520, height: 640, radius: 24 } as const
const inner = { start: board.x + 24, end: board.x + board.width - 24 } as const
const wire = board.x + board.width / 2
const head = 52
const photo = { width: 128, height: 110 } as const

interface Row {
  readonly height: number
  readonly chips: readonly { readonly icon: string; readonly label: string }[]
  /** Draws the two ends of the row. */
  readonly ends: (middle: number) => Promise<void> | void
}

/** Draws a listing on its way along the wire, from the supplier to the store. */
export async function drawBoard(
  context: SKRSContext2D,
  words: CardWords,
  drawings: Drawings,
): Promise<void> {
  const { colors } = drawings
  context.save()
  context.beginPath()
  context.roundRect(board.x, board.y, board.width, board.height, board.radius)
  context.fillStyle = colors.surface
  context.fill()
  context.strokeStyle = colors.border
  context.lineWidth = 2
  context.stroke()

  const title: TextStyle = { face: 'mono', size: 16, weight: 500, color: colors.textSubtle }
  const line = board.y + 32
  write(context, words.supplier, inner.start, line, title)
  write(context, words.automations, wire, line, { ...title, align: 'center' })
  write(context, words.store, inner.end, line, { ...title, color: colors.text, align: 'right' })

  let top = board.y + head
  const list = rows(context, words, drawings)
  drawLines(context, top, list, colors.border)
  drawWire(context, top, colors.neon)
  for (const { height, chips, ends } of list) {
    const middle = top + height / 2
    await ends(middle)
    const first = middle - ((chips.length - 1) * 50) / 2
    for (const [index, chip] of chips.entries()) {
      await drawChip(context, chip, first + index * 50, colors)
    }
    top += height
  }
  context.restore()
}

function drawLines(context: SKRSContext2D, from: number, list: readonly Row[], color: string) {
  context.fillStyle = color
  let top = from
  for (const { height } of list) {
    context.fillRect(board.x + 1, top - 1, board.width - 2, 1)
    top += height
  }
}

function rows(context: SKRSContext2D, words: CardWords, drawings: Drawings): readonly Row[] {
  const { colors } = drawings
  const before: TextStyle = { face: 'body', size: 17, weight: 400, color: colors.textSubtle }
  const after: TextStyle = {
    face: 'body',
    size: 20,
    weight: 500,
    color: colors.text,
    align: 'right',
  }
  const texts = (supplier: string, store: string) => (middle: number) => {
    writeBlock(context, supplier, inner.start, middle, before)
    writeBlock(context, store, inner.end, middle, after)
  }
  return [
    {
      height: 170,
      chips: [
        { icon: drawings.removeBackground, label: words.removeBackground },
        { icon: drawings.compress, label: words.compress },
      ],
      ends: async (middle) => {
        await drawPhoto(context, drawings.supplied, inner.start, middle)
        await drawPhoto(context, drawings.clean, inner.end - photo.width, middle)
      },
    },
    {
      height: 108,
      chips: [{ icon: drawings.copy, label: words.copy }],
      ends: texts(words.supplierTitle, words.storeTitle),
    },
    {
      height: 108,
      chips: [{ icon: drawings.comparePrice, label: words.comparePrice }],
      ends: (middle) => {
        writeBlock(context, words.supplierPrice, inner.start, middle, before)
        write(context, words.storePrice, inner.end, middle - 4, after)
        const earlier = { ...before, align: 'right' } as const
        const width = write(context, words.earlierPrice, inner.end, middle + 22, earlier)
        context.fillRect(inner.end - width, middle + 15, width, 1.5)
      },
    },
    {
      height: 108,
      chips: [{ icon: drawings.size, label: words.size }],
      ends: texts(words.supplierSize, words.storeSize),
    },
  ]
}

/** Widest that words beside the wire may be, in px. */
const column = 152

function writeBlock(
  context: SKRSContext2D,
  text: string,
  x: number,
  middle: number,
  style: TextStyle,
): void {
  setStyle(context, style)
  const lines = breakLines(context, text, column)
  const step = style.size * 1.35
  const first = middle + style.size * 0.35 - ((lines.length - 1) * step) / 2
  lines.forEach((line, index) => write(context, line, x, first + index * step, style))
}

async function drawPhoto(context: SKRSContext2D, svg: string, x: number, middle: number) {
  const { width, height } = photo
  const y = middle - height / 2
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, 12)
  context.clip()
  context.drawImage(await readSvg(svg), x, y, width, height)
  context.restore()
}

/** A lit core over its own light. */
function drawWire(context: SKRSContext2D, top: number, neon: string): void {
  context.fillStyle = neon
  context.shadowColor = neon
  context.shadowBlur = 14
  context.fillRect(wire - 1.5, top, 3, board.height)
  context.shadowBlur = 0
}

async function drawChip(
  context: SKRSContext2D,
  { icon, label }: Row['chips'][number],
  middle: number,
  colors: Drawings['colors'],
): Promise<void> {
  const style: TextStyle = { face: 'body', size: 16, weight: 500, color: colors.text }
  setStyle(context, style)
  const width = context.measureText(label).width + 52
  const start = wire - width / 2
  context.beginPath()
  context.roundRect(start, middle - 19, width, 38, 19)
  context.fillStyle = colors.surface2
  context.fill()
  context.strokeStyle = `${colors.accentText}99`
  context.lineWidth = 1.5
  context.stroke()
  context.drawImage(await readSvg(icon), start + 14, middle - 9, 18, 18)
  write(context, label, start + 39, middle + 5.5, style)
}
