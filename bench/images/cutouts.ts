/**
 * Measures the cut-outs of products against drawn composites whose outline is known, beside a plain
 * flood from the frame and OpenCV's GrabCut.
 *
 * `node bench/images/cutouts.ts --cutouts <folder of PNG files> --skip-drawn --sheet <folder> --every 3`
 * takes cut-outs of products from a folder instead, writes a sheet of the worst twenty, and takes every
 * third.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pixels } from '../../packages/automations/src/images/Pixels.ts'
import { cutOut } from '../../packages/automations/src/images/cutout/removeBackground.ts'
import { spread, written } from '../driver/statistics.ts'
import { table } from '../driver/writing.ts'
import { cutByFlood, loadGrabCut } from './cutoutPeers.ts'
import {
  cutoutSamples,
  libraries,
  loadSharp,
  overlap,
  type SampleSettings,
} from './cutoutSamples.ts'

const settings = { removesShadow: true, removesGaps: true, edge: 'soft', strokes: [] } as const

interface Outcome {
  readonly overlap: number
  /** The time as a ratio to decoding the same file. */
  readonly ratio: number
  readonly passes: boolean
}

type Method = (pixels: Pixels) => { readonly pixels: Pixels; readonly passes: boolean }

interface Bad {
  readonly overlap: number
  readonly pixels: Pixels
}

const percent = (count: number, all: number) => `${((100 * count) / all).toFixed(0)} %`

const part = (some: readonly Outcome[], all: readonly Outcome[]) =>
  `${some.length} of ${all.length}`

function rowOf(name: string, outcomes: readonly Outcome[], isReviewed: boolean) {
  const wrong = outcomes.filter((outcome) => outcome.overlap < 0.95)
  const right = outcomes.filter((outcome) => outcome.overlap >= 0.95)
  const worst = wrong.filter((outcome) => outcome.overlap < 0.8)
  const passed = wrong.filter(({ passes }) => passes)
  const alarms = right.filter(({ passes }) => !passes)
  return [
    name,
    written(spread(outcomes.map((outcome) => outcome.overlap)), (share) => share.toFixed(3)),
    percent(wrong.length, outcomes.length),
    percent(worst.length, outcomes.length),
    isReviewed ? part(passed, wrong) : '–',
    isReviewed ? part(alarms, right) : '–',
    written(spread(outcomes.map(({ ratio }) => ratio)), (value) => value.toFixed(0)),
  ]
}

const sheetColumns = 5

/** Writes pictures of one size over magenta into one PNG file, the first ones at the top left. */
async function writeSheet(folder: string, pictures: readonly Bad[]): Promise<void> {
  const sharp = await loadSharp()
  const { width = 0, height = 0 } = pictures[0]?.pixels ?? {}
  if (width === 0) return
  const rows = Math.ceil(pictures.length / sheetColumns)
  const data = new Uint8Array(width * sheetColumns * height * rows * 3)
  for (const [index, { pixels }] of pictures.entries()) {
    const left = (index % sheetColumns) * width
    const top = Math.floor(index / sheetColumns) * height
    for (let at = 0; at < width * height; at += 1) {
      const alpha = pixels.data[4 * at + 3]! / 255
      const row = top + Math.floor(at / width)
      const to = 3 * (row * width * sheetColumns + left + (at % width))
      data[to] = pixels.data[4 * at]! * alpha + 255 * (1 - alpha)
      data[to + 1] = pixels.data[4 * at + 1]! * alpha
      data[to + 2] = pixels.data[4 * at + 2]! * alpha + 255 * (1 - alpha)
    }
  }
  await mkdir(folder, { recursive: true })
  const raw = { width: width * sheetColumns, height: height * rows, channels: 3 }
  await sharp(data, { raw })
    .resize(300 * sheetColumns)
    .png()
    .toFile(join(folder, 'worst-cutouts.png'))
}

export interface CutoutBench extends SampleSettings {
  /** A folder for a sheet of the worst twenty. @default none */
  readonly sheet?: string
}

/** Measures all methods on the same composites. Returns a Markdown table. */
export async function cutoutTable({ sheet, ...samples }: CutoutBench): Promise<string> {
  const grabCut = await loadGrabCut()
  const methods: Readonly<Record<string, Method>> = {
    'our cut-out': (pixels) => {
      const { pixels: result, reasons } = cutOut(pixels, settings)
      return { pixels: result, passes: reasons.length === 0 }
    },
    'flood from the frame, ΔE 14': (pixels) => ({ pixels: cutByFlood(pixels), passes: true }),
    'OpenCV GrabCut': (pixels) => ({ pixels: grabCut(pixels), passes: true }),
  }
  const outcomes = new Map(Object.keys(methods).map((name) => [name, [] as Outcome[]]))
  let worst: readonly Bad[] = []
  for await (const { pixels, truth, decoding } of cutoutSamples(samples)) {
    for (const [index, [name, method]] of Object.entries(methods).entries()) {
      const start = performance.now()
      const result = method(pixels)
      const ratio = (performance.now() - start) / decoding
      const share = overlap(result.pixels, truth)
      outcomes.get(name)!.push({ overlap: share, ratio, passes: result.passes })
      if (index > 0 || sheet === undefined) continue
      worst = [...worst, { overlap: share, pixels: result.pixels }]
        .toSorted((one, other) => one.overlap - other.overlap)
        .slice(0, 20)
    }
  }
  if (sheet !== undefined) await writeSheet(sheet, worst)
  return table(
    [
      `${outcomes.get('our cut-out')!.length} composites`,
      'Median overlap',
      'Under 0.95',
      'Under 0.8',
      'Under 0.95 and passed',
      'Right and to review',
      'Time to decoding',
    ],
    [...outcomes].map(([name, results], index) => rowOf(name, results, index === 0)),
  )
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      cutouts: { type: 'string' },
      sheet: { type: 'string' },
      every: { type: 'string', default: '1' },
      'skip-drawn': { type: 'boolean', default: false },
    },
  })
  await libraries.install()
  const { 'skip-drawn': skipsDrawn, every, ...folders } = values
  console.log(await cutoutTable({ ...folders, skipsDrawn, every: Number(every) }))
}
