import { spread, turned, written } from '../driver/statistics.ts'
import { table } from '../driver/writing.ts'
import { storePhotos, type DrawnFile, type DrawnPictures } from './drawnFiles.ts'
import type { ImagePage } from './imagePage.ts'
import type { SharpLibrary } from './sharp.ts'

const workers = 2

interface Amount {
  readonly count: number
  readonly partLength: number
}

interface Contender {
  readonly name: string
  /** Works through images, given by their numbers, and returns how long it took in milliseconds. */
  readonly run: (images: readonly number[]) => Promise<number>
}

/** Works through images with two at a time, each on one thread. */
async function runSharp(sharp: SharpLibrary, files: readonly Uint8Array[]): Promise<number> {
  sharp.concurrency(1)
  const start = performance.now()
  const waiting = [...files]
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let bytes = waiting.shift(); bytes; bytes = waiting.shift()) {
        await sharp(bytes).jpeg({ quality: 75 }).toBuffer()
      }
    }),
  )
  return performance.now() - start
}

function contendersOf(page: ImagePage, files: readonly DrawnFile[], sharp: SharpLibrary) {
  const inBrowser = (work: 'fast' | 'plain') => (images: readonly number[]) =>
    page.page.evaluate(([kind, list]) => window.imageBench.run(kind, list), [work, images] as const)
  return [
    { name: 'image-compression, Fast: JPG', run: inBrowser('fast') },
    { name: 'the browser’s own decoder and encoder alone', run: inBrowser('plain') },
    {
      name: 'sharp in Node, without similarity',
      run: (images) =>
        runSharp(
          sharp,
          images.map((at) => files[at]!.bytes),
        ),
    },
  ] as const satisfies readonly Contender[]
}

/**
 * Measures how many JPEGs of 1.7 megapixels two workers compress.
 *
 * @param amount how many images each contender works through, in parts of how many; the parts of all
 * contenders take turns
 */
export async function throughputTable(
  page: ImagePage,
  sharp: SharpLibrary,
  pictures: DrawnPictures,
  { count, partLength }: Amount,
): Promise<string> {
  const files = await storePhotos(sharp, pictures)
  const numbers: number[] = []
  for (const file of files) numbers.push(await page.add(file))
  const first = numbers[0]!
  const all = contendersOf(page, files, sharp)
  const part = Array.from({ length: partLength }, (_, at) => at % files.length)
  const numbered = (name: string) =>
    name.startsWith('sharp') ? part : part.map((at) => at + first)
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]))
  // Nobody waits for code that is not compiled yet in the measured parts.
  for (const { name, run } of all) await run(numbered(name).slice(0, files.length))
  for (let done = 0; done < count; done += partLength) {
    for (const { name, run } of turned<Contender>(all, done / partLength)) {
      times.get(name)!.push(await run(numbered(name)))
    }
    console.error(`${done + partLength} of ${count} images`)
  }
  const own = times.get(all[0].name)!
  const rows = all.map(({ name }) => {
    const taken = times.get(name)!
    const ratios = taken.map((time, at) => own[at]! / time)
    const speeds = taken.map((time) => (partLength * 1_000) / time)
    return [
      name,
      written(spread(speeds), (value) => value.toFixed(1)),
      written(spread(ratios), (value) => value.toFixed(2)),
    ]
  })
  return table(['', 'Images per second', 'How much faster than ours'], rows)
}
