import { plural } from '../count.ts'
import type { ImageReason, KeptReason } from '../../images/ImageResult.ts'
import { excludedTexts, keptTexts, reasonTexts, type ExcludedReason } from './imageTexts.ts'

/** Result for one image, as `--json` prints it. */
export interface ImageOutcome {
  /** Its name, with the folders that it is in below the named one. */
  readonly file: string
  /** Path of the result; nothing if there is none. */
  readonly out: string | null
  /** Sizes in bytes. */
  readonly before: number
  readonly after: number | null
  /** Similarity to the original, from 0 to 1; nothing where it was not measured. */
  readonly similarity: number | null
  /** The reason for no result; nothing if there is one. */
  readonly excluded: ExcludedReason | null
  readonly needReview: boolean
  /** Reasons to review it, or to keep the original. */
  readonly reasons: readonly (ImageReason | KeptReason)[]
}

/** Writes how much smaller images became, or larger. */
function reduction(before: number, after: number): string {
  const percent = Math.round((1 - after / before) * 100)
  return percent < 0 ? `${-percent}% larger` : `${percent}% smaller`
}

/** Says why an image has no result; nothing of those that have one. */
export function exclusionLine({ file, excluded }: ImageOutcome): string[] {
  return excluded === null ? [] : [`Excluded: ${file}: ${excludedTexts[excluded]}`]
}

/** Says why an image needs review; nothing of those that do not. */
export function reviewLine({ file, needReview, reasons }: ImageOutcome): string[] {
  if (!needReview) return []
  const words = reasons.map((reason) => ({ ...keptTexts, ...reasonTexts })[reason])
  return [`To review: ${file}: ${words.join(', ')}.`]
}

function total(sizes: readonly (number | null)[]): number {
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}

/**
 * Sums up what became of images, in words.
 *
 * @param out the folder of the results; nothing if none was written
 */
export function summaryLines(
  outcomes: readonly ImageOutcome[],
  out: string | undefined,
): readonly string[] {
  const done = outcomes.filter(({ excluded }) => excluded === null)
  const isKept = ({ needReview, reasons }: ImageOutcome) => !needReview && reasons.length > 0
  const kept = done.filter(isKept)
  const [before, after] = [
    total(done.map((image) => image.before)),
    total(done.map((image) => image.after)),
  ]
  return [
    `${plural(outcomes.length, 'image')}: ${done.length - kept.length} changed, ${kept.length} kept, ${outcomes.length - done.length} excluded.`,
    ...(before > 0
      ? [
          `${plural(before, 'byte')} before, ${plural(after, 'byte')} after: ${reduction(before, after)}.`,
        ]
      : []),
    ...(out === undefined ? [] : [`Written: ${out}`]),
  ]
}
