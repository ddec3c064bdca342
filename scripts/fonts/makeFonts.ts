import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import { faces, parts, type Face, type Part } from './faces.ts'

const { resolve } = createRequire(import.meta.url)

/** One font file of `packages/ui/fonts`. */
export interface FontFile {
  readonly name: string
  readonly data: Buffer
}

/** Default shaping features, and tabular figures. */
const features = [
  'ccmp',
  'locl',
  'rlig',
  'rclt',
  'rvrn',
  'liga',
  'calt',
  'kern',
  'mark',
  'mkmk',
  'lnum',
  'tnum',
]

/** Returns the file name of a part of a family. */
export function fileName(face: Face, part: Part): string {
  return `${face.name}-${part.name}.woff2`
}

/** Subsets the font files from the published families. */
export async function makeFonts(): Promise<FontFile[]> {
  const files: FontFile[] = []
  for (const face of faces) {
    for (const part of parts) {
      const { name, ending } = face
      const file = `@fontsource-variable/${name}/files/${name}-${part.source}-${ending}.woff2`
      const whole = await readFile(resolve(file))
      const data = await subset(whole, String.fromCodePoint(...part.characters), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: features,
      })
      files.push({ name: fileName(face, part), data })
    }
  }
  return files
}

const heading = `/*
 * The three families of the design, self-hosted (SIL Open Font License 1.1, see fonts/OFL.txt), and
 * local stand-ins whose metrics are adjusted so that a late font moves nothing.
 * Made by npm run fonts; do not edit.
 */
`

/** Creates the style sheet with the font files and their fallbacks. */
export async function writeFontSheet(): Promise<string> {
  const rules = faces.flatMap((face) => parts.map((part) => writeFontFace(face, part)))
  const standIns = await readFile(join(import.meta.dirname, 'standIns.css'), 'utf8')
  return [heading, ...rules, standIns].join('\n')
}

function writeFontFace(face: Face, part: Part): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weights};
  font-display: swap;
  src: url('./fonts/${fileName(face, part)}') format('woff2');
  unicode-range:
    ${writeRange(part.characters)};
}
`
}

function writeRange(characters: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const point of characters) {
    const open = ranges.at(-1)
    if (open && point === open[1] + 1) open[1] = point
    else ranges.push([point, point])
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0')
}
