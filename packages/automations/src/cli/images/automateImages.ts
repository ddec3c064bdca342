import { existsSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ImageSlug } from '../../automations/slugs.ts'
import type { ImageTools } from '../../images/ImageTask.ts'
import { ResultNames } from '../../images/names/ResultNames.ts'
import { processImage } from '../../images/process/processImage.ts'
import type { Options } from '../../options/fields.ts'
import { nodeCodecs } from '../nodeCodecs.ts'
import { ProgressBar } from '../ProgressBar.ts'
import { scopeOption, type Arguments } from '../readArguments.ts'
import { CommandError, exitCodes, UsageError, type Terminal } from '../Terminal.ts'
import { collectImages, type SourceImage } from './collectImages.ts'
import { readImage, writeResult, type ResultFolder } from './imageFiles.ts'
import { picturePath, readImageOptions, readPicture } from './imageOptions.ts'
import { exclusionLine, reviewLine, summaryLines, type ImageOutcome } from './ImageOutcome.ts'

/** Shared by all images of a run. */
interface ImageRun {
  readonly slug: ImageSlug
  readonly options: Options
  readonly tools: ImageTools
  readonly names: ResultNames
  /** Nothing in a dry run. */
  readonly out: ResultFolder | undefined
}

/** @throws {UsageError} when an option is used that only exports have */
function expectImageUse({ files, which, isSplit }: Arguments, slug: ImageSlug): void {
  const wrong = [
    ...(['diff', 'job', 'recipe', 'against'] as const).filter((name) => files[name] !== undefined),
    ...scopeOption({ which }),
    ...(isSplit ? ['split'] : []),
  ]
  if (wrong[0] !== undefined) throw new UsageError(`--${wrong[0]} cannot be used with ${slug}.`)
}

async function processFile({ path, name }: SourceImage, run: ImageRun): Promise<ImageOutcome> {
  const { before, bytes, excluded = 'unreadable' } = readImage(path)
  const known: ImageOutcome = {
    file: name,
    out: null,
    before,
    after: null,
    similarity: null,
    excluded: null,
    needReview: false,
    reasons: [],
  }
  if (!bytes) return { ...known, excluded }
  const { slug, options, tools, names } = run
  const result = await processImage({ slug, options, bytes }, tools)
  if (result.state === 'refused') return { ...known, excluded: result.problem }
  const isChanged = result.state === 'changed'
  const content = isChanged ? result.bytes : bytes
  const resultName = names.nameFor(name, isChanged ? result.format : undefined)
  const out = run.out ? writeResult(resultName, content, run.out) : null
  if (out === undefined) return { ...known, excluded: 'exists' }
  const done = { ...known, out, after: content.length }
  if (!isChanged) return { ...done, reasons: [result.reason] }
  const { similarity = null, reasons } = result
  return { ...done, similarity, needReview: reasons.length > 0, reasons }
}

async function processAll(
  images: readonly SourceImage[],
  run: ImageRun,
  terminal: Terminal,
): Promise<readonly ImageOutcome[]> {
  const outcomes: ImageOutcome[] = []
  const bar = new ProgressBar(images.length, terminal)
  try {
    for (const image of images) {
      outcomes.push(await processFile(image, run))
      await bar.update(outcomes.length)
    }
  } finally {
    bar.stop()
  }
  return outcomes
}

function folderOf({ files, isDryRun }: Arguments, { folder }: Terminal): string | undefined {
  if (files.out === undefined && !isDryRun) {
    throw new UsageError('Name a folder for the results: --out FOLDER')
  }
  return files.out === undefined ? undefined : resolve(folder, files.out)
}

/** @throws {UsageError} when the results would be among the originals */
function expectOtherFolder(out: string, images: readonly SourceImage[]): void {
  const real = existsSync(out) ? realpathSync(out) : out
  if (!images.some(({ path }) => realpathSync(dirname(path)) === real)) return
  throw new UsageError('--out is a folder of the originals. Name another folder.')
}

/** @throws {CommandError} when a source is missing, or a result cannot be written */
async function processSources(
  slug: ImageSlug,
  options: Options,
  args: Arguments,
  terminal: Terminal,
): Promise<{ readonly outcomes: readonly ImageOutcome[]; readonly out: string | undefined }> {
  const [, ...paths] = args.words
  if (paths.length === 0) throw new UsageError(`${slug} takes files or folders. See: help ${slug}`)
  const out = folderOf(args, terminal)
  const images = collectImages(paths, out, terminal)
  if (images.length === 0) throw new CommandError('There is no image in these folders.')
  if (out !== undefined) expectOtherFolder(out, images)

  const codecs = nodeCodecs()
  const picture = picturePath(slug, options)
  const tools: ImageTools =
    picture === undefined
      ? { codecs }
      : { codecs, picture: await readPicture(picture, codecs, terminal) }
  const named = picture === undefined ? [] : [realpathSync(resolve(terminal.folder, picture))]
  const originals = new Set([...images.map(({ path }) => path), ...named])
  const folder =
    out === undefined || args.isDryRun
      ? undefined
      : { path: out, originals, isForced: args.isForced }
  const run = { slug, options, tools, names: new ResultNames(), out: folder }
  return { outcomes: await processAll(images, run, terminal), out: folder?.path }
}

/**
 * Applies an automation to images and writes the results to a folder. An image that cannot be used is
 * excluded, and the others are written.
 *
 * @returns the exit code: that of a problem if an image was excluded
 * @throws {UsageError}
 * @throws {OptionsError}
 * @throws {CommandError} when a source is missing, or a result cannot be written
 */
export async function automateImages(
  slug: ImageSlug,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  expectImageUse(args, slug)
  const options = readImageOptions(slug, args.settings)
  try {
    const { outcomes, out } = await processSources(slug, options, args, terminal)
    if (args.isJson) terminal.print(JSON.stringify({ files: outcomes }))
    else {
      for (const line of outcomes.flatMap(exclusionLine)) terminal.printError(line)
      for (const line of outcomes.flatMap(reviewLine)) terminal.print(line)
      for (const line of summaryLines(outcomes, out)) terminal.print(line)
    }
    return outcomes.some(({ excluded }) => excluded !== null) ? exitCodes.problem : exitCodes.done
  } catch (error) {
    if (!args.isJson || !(error instanceof CommandError)) throw error
    terminal.print(JSON.stringify({ files: [], problem: error.message }))
    return exitCodes.problem
  }
}
