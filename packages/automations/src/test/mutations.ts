import { fileAutomationSlugs } from '../automations/slugs.ts'
import { concatBytes } from '../csv/concatBytes.ts'
import { EncodingError } from '../csv/encoding.ts'
import { FileError } from '../csv/FileError.ts'
import { OpenFile } from '../file/OpenFile.ts'
import { automationFields } from '../automations/bySlug/options.ts'
import { defaultOptions } from '../options/defaultOptions.ts'
import type { RecipeStep } from '../recipes/Recipe.ts'
import { runRecipe } from '../recipes/runRecipe.ts'
import { runSync } from '../runSync.ts'
import { generateExport, type ExportQuirks } from '../sample/generateExport.ts'
import { Random } from '../sample/Random.ts'

/** Layouts of the files that are damaged. */
const layouts: readonly [ExportQuirks, ...ExportQuirks[]] = [
  {},
  { header: 'current', hasMark: true, lineEnd: '\r\n' },
  { encoding: 'windows-1252', delimiter: ';' },
  { encoding: 'utf-16le', hasMark: true },
  { lineEnd: '\r', endsLine: false },
  { delimiter: '\t', encoding: 'utf-16be', hasMark: true },
]

/** Bytes that have a meaning in a file, in an encoding or in CSV. */
const meaningful: readonly [number, ...number[]] = [
  0x22, 0x2c, 0x3b, 0x09, 0x0a, 0x0d, 0x00, 0x27, 0x3d, 0x20, 0x80, 0xc3, 0xe2, 0xef, 0xff, 0xfe,
]

/** Damages bytes in one way: flips, cuts, doubles, moves, removes or inserts some. */
function damage(bytes: Uint8Array, random: Random): Uint8Array {
  const start = random.below(bytes.length + 1)
  const end = Math.min(bytes.length, start + random.below(random.pick([4, 60, 4000])))
  const range = bytes.subarray(start, end)
  const [head, tail] = [bytes.subarray(0, start), bytes.subarray(end)]
  switch (random.below(7)) {
    case 0:
      return concatBytes([head, range.map((byte) => byte ^ (1 << random.below(8))), tail])
    case 1:
      return head.slice()
    case 2:
      return concatBytes([head, range, range, tail])
    case 3: {
      const target = random.below(bytes.length + 1)
      return concatBytes([bytes.subarray(0, target), range, bytes.subarray(target)])
    }
    case 4:
      return concatBytes([head, tail])
    case 5:
      return concatBytes([head, Uint8Array.of(random.pick(meaningful)), bytes.subarray(start)])
    default:
      return concatBytes([head, range.map(() => random.pick(meaningful)), tail])
  }
}

/** Makes a damaged export; the same seed gives the same bytes. */
export function damagedExport(seed: number): Uint8Array {
  const random = new Random(seed)
  const quirks = random.pick(layouts)
  let bytes = generateExport({ products: random.between(1, 6), seed: random.below(50), quirks })
  for (let times = random.between(1, 4); times > 0; times -= 1) bytes = damage(bytes, random)
  return bytes
}

function haveSameBytes(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, at) => byte === other[at])
}

const refusals = [FileError, EncodingError] as const

/**
 * Opens a file, checks it, applies every automation to it, downloads it, undoes everything and
 * downloads it again.
 *
 * @returns whether the file was refused in words, or went through
 * @throws {Error} when a byte is lost, or anything fails without words for it
 */
export function exercise(bytes: Uint8Array): 'refused' | 'done' {
  const whole = { which: 'whole' } as const
  try {
    const file = OpenFile.open(bytes, { name: 'damaged.csv' })
    if (!haveSameBytes(bytes, file.download(whole)[0]?.bytes))
      throw new Error('It changes unasked.')
    file.report()
    const { header } = file.source
    const steps = fileAutomationSlugs.map((slug): RecipeStep => {
      const options = defaultOptions(automationFields[slug], { header })
      return { slug, options }
    })
    const recipe = { version: 2, name: 'All', steps } as const
    const { jobs } = runSync(runRecipe(file, recipe, { id: 'run', at: 0 }))
    file.adopt(jobs)
    file.report()
    file.download({ which: 'changed', isSplit: true })
    if (typeof file.downloadFacts().columns !== 'string') file.download({ which: 'columns' })
    file.download(whole)
    for (const { id } of file.jobs.toReversed()) file.undo(id)
    if (!haveSameBytes(bytes, file.download(whole)[0]?.bytes))
      throw new Error('Undoing loses bytes.')
    return 'done'
  } catch (error) {
    if (refusals.some((kind) => error instanceof kind)) return 'refused'
    throw error
  }
}
