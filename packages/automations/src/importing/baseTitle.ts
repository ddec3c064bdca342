import { foldCase } from '../text/fold.ts'
import { canEndVariant, isColour, isSize } from './values.ts'

/** A part of a title that tells a variant from others. */
interface TitlePart {
  readonly text: string
  /** The title up to the end of this part. */
  readonly title: string
}

/** A title without its variant parts, and those parts in their order. */
export interface SplitTitle {
  readonly base: string
  readonly parts: readonly TitlePart[]
}

const bracketed = /^(?<base>.+?)\s*[([](?<part>[^()[\]]+)[)\]]$/u
const separated = /^(?<base>.+?)(?:\s+[-–—|/]\s+|,\s*|\s*:\s+)(?<part>[^-–—|/,:]+)$/u

/** Prefilter for titles: the patterns match only titles with one of these; most have neither. */
const closing = /[)\]]$/u
const separator = /[-–—|/,:]/u

/** A number alone is as often that of a model as a size: ‘Perfume No. 5’. */
const bareNumber = /^\d+(?:[.,]\d+)?$/u

function isVariant(part: string, values: ReadonlySet<string>): boolean {
  if (values.has(foldCase(part))) return true
  return isColour(part) || (isSize(part) && !bareNumber.test(part))
}

/** Most words of a size, as ‘45 x 45 cm’ has. */
const maxWords = 6

function splitOnce(
  title: string,
  values: ReadonlySet<string>,
): { readonly base: string; readonly part: string } | undefined {
  for (const [pattern, sign] of [
    [bracketed, closing],
    [separated, separator],
  ] as const) {
    if (!sign.test(title)) continue
    const { base = '', part = '' } = pattern.exec(title)?.groups ?? {}
    if (base !== '' && isVariant(part.trim(), values)) return { base, part: part.trim() }
  }
  const words = title.split(' ')
  const canEnd = canEndVariant(words.at(-1) ?? '')
  if (values.size === 0 && !canEnd) return undefined
  for (let count = Math.min(maxWords, words.length - 1); count > 0; count -= 1) {
    const part = words.slice(-count).join(' ')
    const isFound = canEnd ? isVariant(part, values) : values.has(foldCase(part))
    if (isFound) return { base: words.slice(0, -count).join(' '), part }
  }
  return undefined
}

const endSigns = /[\s\-–—|/,:]+$/u

/**
 * Takes sizes, colours and values of options off the end of a title: ‘Steel bottle - Blue, 0.5 l’ is
 * ‘Steel bottle’ with ‘Blue’ and ‘0.5 l’.
 *
 * @param optionValues the values of the options of the same row
 */
export function splitTitle(title: string, optionValues: readonly string[]): SplitTitle {
  const values = new Set(optionValues.filter((value) => value !== '').map(foldCase))
  let base = title
  const parts: TitlePart[] = []
  for (;;) {
    const found = splitOnce(base, values)
    if (!found) break
    parts.unshift({ text: found.part, title: base })
    base = found.base.replace(endSigns, '')
  }
  return { base, parts }
}

/** Writes the parts of a title as the value of one option. */
export function variantText({ parts }: SplitTitle): string {
  return parts.map(({ text }) => text).join(' / ')
}

/** The title that variants share, and what each has more. */
export interface SharedTitle {
  readonly title: string
  readonly variants: readonly string[]
}

/**
 * Finds the title that variants share: a part that all of them have, such as the size of a product in
 * several colours, stays in it.
 *
 * @param values the values of the options of each row, which do not stay in the title
 */
export function shareTitle(
  splits: readonly SplitTitle[],
  values: readonly (readonly string[])[],
): SharedTitle {
  const [first] = splits
  if (!first) return { title: '', variants: [] }
  const own = values.map((row) => new Set(row.map(foldCase)))
  const isOption = (text: string) => own.some((each) => each.has(foldCase(text)))
  const isShared = ({ text }: TitlePart, at: number) =>
    !isOption(text) &&
    splits.every(
      ({ parts }) =>
        parts.length === first.parts.length && foldCase(parts[at]?.text ?? '') === foldCase(text),
    )
  const shared = first.parts.map(isShared)
  const leading = shared.includes(false) ? shared.indexOf(false) : shared.length
  const start = first.parts[leading - 1]?.title ?? first.base
  const behind = first.parts.filter((_, at) => at > leading && shared[at] === true)
  return {
    title: [start, ...behind.map(({ text }) => text)].join(' '),
    variants: splits.map(({ parts }, row) =>
      parts
        .filter(({ text }, at) => shared[at] !== true && own[row]?.has(foldCase(text)) !== true)
        .map(({ text }) => text)
        .join(' / '),
    ),
  }
}

/** Most words of a size in front of the place where titles begin to differ. */
const maxCutWords = 4

/** Counts the words in front of a place that belong to a size which goes on behind it: ‘45 x’ of ‘45 x 60 cm’. */
function cutWords(words: readonly string[], place: number): number {
  for (let before = Math.min(maxCutWords, place - 1); before > 0; before -= 1) {
    for (let behind = 1; behind <= maxCutWords && place + behind <= words.length; behind += 1) {
      const text = words.slice(place - before, place + behind).join(' ')
      if (/^\d/u.test(text) && isSize(text)) return before
    }
  }
  return 0
}

/** Returns what titles have in common at their start, in whole words and sizes and without signs at its end. */
export function commonStart(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const words = first.split(/\s+/u)
  const otherWords = others.map((other) => other.split(/\s+/u))
  let count = words.length
  for (const other of otherWords) {
    let same = 0
    while (same < count && words[same] === other[same]) same += 1
    count = same
  }
  const isWhole = [words, ...otherWords].every((each) => each.length === count)
  if (!isWhole) count -= Math.max(...[words, ...otherWords].map((each) => cutWords(each, count)))
  return words
    .slice(0, count)
    .join(' ')
    .replace(endSigns, '')
    .replace(/\s*[([]$/u, '')
}
