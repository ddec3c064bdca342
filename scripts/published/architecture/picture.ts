import type { Architecture, Block, Crossing, PackageFolders } from './packageFolders.ts'

/** What the picture says about each package, and the width of its card in px. */
const cards = {
  app: { role: 'the web app: build, server, routes, the file workbench', width: 800 },
  ui: { role: 'everything a person sees', width: 212 },
  auth: { role: 'accounts for React', width: 142 },
  automations: { role: 'edits files and images', width: 252 },
  'local-backend': { role: 'accounts on one machine', width: 170 },
} as const

const gap = 8
const padding = 12
const lineHeight = 16
/** Widths of a character in px: of folder names, and of the words on arrows. */
const folderCharacter = 6.7
const arrowCharacter = 5.8

const style = `
svg { background: #fff; font: 11px system-ui, sans-serif; fill: #58625a }
.card { fill: #f4f6f2; stroke: #d3d9cf }
.block { fill: #fff; stroke: #c3cbbe }
.name { font: 600 15px system-ui, sans-serif; fill: #141a16 }
.folder { font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #141a16; text-anchor: middle }
.arrow { font-size: 10.5px }
path { fill: none; stroke: #5b8300; stroke-width: 1.5 }
.head { fill: #5b8300; stroke: none }
@media (prefers-color-scheme: dark) {
svg { background: #090b0a; fill: #a3ada5 }
.card { fill: #111412; stroke: #2c332e }
.block { fill: #1b201d; stroke: #39413b }
.name, .folder { fill: #f2f5f1 }
path { stroke: #c8fd3d }
.head { fill: #c8fd3d }
}`

interface Drawing {
  readonly svg: string
  readonly height: number
}

/** Breaks words into lines of at most `width` px, in characters of `character` px. */
function wrap(words: readonly string[], width: number, character: number, joint: string): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)}${joint}${word}`
    if (lines.length > 0 && longer.length * character <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function rectangle(kind: 'card' | 'block', x: number, y: number, width: number, height: number) {
  const radius = kind === 'card' ? 10 : 6
  return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>\n`
}

/** Draws a box with the names of its folders. */
function drawBlock(block: Block, x: number, y: number, width: number): Drawing {
  const lines = wrap(block, width - 2 * gap, folderCharacter, '  ')
  const texts = lines.map(
    (line, index) =>
      `<text class="folder" xml:space="preserve" x="${x + width / 2}" y="${y + 16 + index * lineHeight}">${line}</text>\n`,
  )
  const height = lines.length * lineHeight + gap
  return { svg: rectangle('block', x, y, width, height) + texts.join(''), height }
}

/** Returns the width of a block whose names fit on one line, in px. */
function naturalWidth(block: Block): number {
  return Math.max(...block.map((name) => name.length)) * folderCharacter + 2 * gap
}

/** Breaks a row into lines that are no wider than a card. */
function breakRow(row: readonly Block[], width: number): readonly (readonly Block[])[] {
  const lines: Block[][] = []
  let free = 0
  for (const block of row) {
    const needed = naturalWidth(block) + gap
    if (needed > free) {
      lines.push([])
      free = width + gap
    }
    lines.at(-1)?.push(block)
    free -= needed
  }
  return lines
}

/** Draws blocks side by side; those with longer or more names get more of the width. */
function drawLine(line: readonly Block[], left: number, y: number, width: number): Drawing {
  const weights = line.map((block) => naturalWidth(block) * Math.sqrt(block.length))
  const free = width - gap * (line.length - 1)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let x = left
  const drawn = line.map((block, index) => {
    const part = Math.floor((free * (weights[index] ?? 0)) / whole)
    const blockWidth = index === line.length - 1 ? left + width - x : part
    const drawing = drawBlock(block, x, y, blockWidth)
    x += blockWidth + gap
    return drawing
  })
  return {
    svg: drawn.map(({ svg }) => svg).join(''),
    height: Math.max(...drawn.map(({ height }) => height)),
  }
}

/** Draws a package: its name, its role, and its folders in rows. */
function drawCard(
  { name, rows }: PackageFolders,
  x: number,
  y: number,
): Drawing & { width: number } {
  const { role, width } = cards[name as keyof typeof cards]
  let inside = `<text class="name" x="${x + padding}" y="${y + 22}">${name}</text>\n`
  inside += `<text x="${x + padding}" y="${y + 38}">${role}</text>\n`
  let bottom = y + 50
  const inner = width - 2 * padding
  for (const line of rows.flatMap((row) => breakRow(row, inner))) {
    const drawing = drawLine(line, x + padding, bottom, inner)
    inside += drawing.svg
    bottom += drawing.height + gap
  }
  const height = bottom + padding - gap - y
  return { svg: rectangle('card', x, y, width, height) + inside, height, width }
}

/** Draws an arrow down to a card, with the folders that import it. */
function drawArrow(
  { folders }: Crossing,
  x: number,
  top: number,
  bottom: number,
  width: number,
): string {
  const [first = '', ...others] = folders
  const lines = wrap([`from ${first}`, ...others], width - 34, arrowCharacter, ', ')
  const middle = (top + bottom) / 2 - ((lines.length - 1) * 13) / 2 + 2
  const texts = lines.map(
    (line, index) =>
      `<text class="arrow" x="${x + 30}" y="${middle + index * 13}">${line}${index < lines.length - 1 ? ',' : ''}</text>\n`,
  )
  return `<path d="M${x + 20} ${top}V${bottom - 6}"/><path class="head" d="M${x + 15} ${bottom - 8}h10l-5 8z"/>\n${texts.join('')}`
}

/**
 * Draws the packages as an SVG of 800 px width, in the colours of the reader's system: the app above
 * the packages that it imports, each with its folders.
 *
 * @throws {Error} when a package other than the app imports another one, for which there is no place
 */
export function architecturePicture({ packages, crossings }: Architecture): string {
  const stray = crossings.find(({ from }) => from !== 'app')
  if (stray) throw new Error(`The picture has no arrow from ${stray.from} to ${stray.to}.`)
  const [app, ...others] = packages
  if (!app) throw new Error('There are no packages.')
  const top = drawCard(app, 1, 1)
  const arrowTop = top.height + 1
  const cardTop = arrowTop + 78
  let svg = top.svg
  let x = 1
  let height = cardTop
  for (const each of others) {
    const card = drawCard(each, x, cardTop)
    const crossing = crossings.find(({ to }) => to === each.name)
    svg += card.svg
    if (crossing) svg += drawArrow(crossing, x, arrowTop, cardTop, card.width)
    x += card.width + gap
    height = Math.max(height, cardTop + card.height)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 802 ${height + 1}" role="img">
<title>The packages and their folders: the app imports the others</title>
<style>${style}
</style>
${svg}</svg>
`
}
