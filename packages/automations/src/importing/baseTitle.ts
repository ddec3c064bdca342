import { foldCase } from '../text/fold.ts'
import { isColour, isSize } from './values.ts'

/** A title without its variant part, and that part. */
export interface SplitTitle {
  readonly base: string
  readonly variant: string
}

const bracketed = /^(?<base>.+?)\s*[([](?<part>[^()[\]]+)[)\]]$/u
const separated = /^(?<base>.+?)(?:\s+[-–—|/]\s+|,\s*|\s*:\s+)(?<part>[^-–—|/,:]+)$/u

/** What the end of a title has that one of the patterns fits; most have neither. */
const closing = /[)\]]$/u
const separator = /[-–—|/,:]/u

function isVariant(part: string, values: ReadonlySet<string>): boolean {
  return values.has(foldCase(part)) || isColour(part) || isSize(part)
}

function splitOnce(title: string, values: ReadonlySet<string>): SplitTitle | undefined {
  for (const [pattern, sign] of [
    [bracketed, closing],
    [separated, separator],
  ] as const) {
    if (!sign.test(title)) continue
    const { base = '', part = '' } = pattern.exec(title)?.groups ?? {}
    if (base !== '' && isVariant(part.trim(), values)) return { base, variant: part.trim() }
  }
  const words = title.split(' ')
  for (const count of [2, 1]) {
    const part = words.slice(-count).join(' ')
    if (words.length > count && isVariant(part, values)) {
      return { base: words.slice(0, -count).join(' '), variant: part }
    }
  }
  return undefined
}

const endSigns = /[\s\-–—|/,:]+$/u

/**
 * Takes sizes, colours and values of options off the end of a title: ‘Steel bottle - Blue, 0.5 l’ is
 * ‘Steel bottle’ with ‘Blue / 0.5 l’.
 *
 * @param optionValues the values of the options of the same row
 */
export function splitTitle(title: string, optionValues: readonly string[]): SplitTitle {
  const values = new Set(optionValues.filter((value) => value !== '').map(foldCase))
  let base = title
  const parts: string[] = []
  for (;;) {
    const found = splitOnce(base, values)
    if (!found) break
    base = found.base.replace(endSigns, '')
    parts.unshift(found.variant)
  }
  return { base, variant: parts.join(' / ') }
}

/** Returns what titles have in common at their start, in whole words and without signs at its end. */
export function commonStart(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const words = first.split(/\s+/u)
  let count = words.length
  for (const other of others) {
    const otherWords = other.split(/\s+/u)
    let same = 0
    while (same < count && words[same] === otherWords[same]) same += 1
    count = same
  }
  return words
    .slice(0, count)
    .join(' ')
    .replace(endSigns, '')
    .replace(/\s*[([]$/u, '')
}
