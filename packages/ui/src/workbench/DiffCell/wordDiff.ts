import { diffWordsWithSpace } from 'diff'

/** Part of a changed text: in both texts, only in the old one, or only in the new one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Texts with more changed words than this are shown as replaced, so that a row with 10 kB of text costs a few ms. */
const mostEdits = 200

function kindOf(added: boolean, removed: boolean): DiffPart['kind'] {
  if (added) return 'added'
  return removed ? 'removed' : 'same'
}

/** Compares from both ends and calls what is between them replaced; ends between words. */
function replaced(before: string, after: string): readonly DiffPart[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  while (start > 0 && before[start - 1]?.trim() !== '') start -= 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  while (end > 0 && before.at(-end)?.trim() !== '') end -= 1
  const parts: readonly DiffPart[] = [
    { kind: 'same', text: before.slice(0, start) },
    { kind: 'removed', text: before.slice(start, before.length - end) },
    { kind: 'added', text: after.slice(start, after.length - end) },
    { kind: 'same', text: before.slice(before.length - end) },
  ]
  return parts.filter(({ text }) => text !== '')
}

/**
 * Returns the words that change between two texts. Together, the parts that are not added are the
 * old text, and those that are not removed the new one.
 *
 * @param most number of changed words above which the texts are only compared from both ends
 */
export function wordDiff(before: string, after: string, most = mostEdits): readonly DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: most })
  if (!changes) return replaced(before, after)
  return changes.map(({ value, added, removed }) => ({ kind: kindOf(added, removed), text: value }))
}

/**
 * Returns one side of a comparison: the old text with what is removed, or the new one with what is
 * added. Changed words with nothing but spaces between them are one part.
 */
export function sideOf(parts: readonly DiffPart[], changed: 'removed' | 'added'): DiffPart[] {
  const side = parts.filter(({ kind }) => kind === 'same' || kind === changed)
  const joined: DiffPart[] = []
  for (const [at, part] of side.entries()) {
    const last = joined.at(-1)
    const isBetween = part.text.trim() === '' && side[at + 1]?.kind === changed
    if (last?.kind === changed && (part.kind === changed || isBetween)) {
      joined[joined.length - 1] = { kind: changed, text: last.text + part.text }
    } else joined.push(part)
  }
  return joined
}

/** Texts up to this length are shown whole. */
const longest = 40

/** Whether a change is shown as an excerpt instead of two whole values. */
export function isLongChange(before: string, after: string): boolean {
  return Math.max(before.length, after.length) > longest || /\n/.test(before) || /\n/.test(after)
}

/** Moves a cut out of the middle of a character outside the Basic Multilingual Plane. */
function betweenCharacters(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at
}

function firstOf(text: string, length: number): string {
  return text.slice(0, betweenCharacters(text, length))
}

function lastOf(text: string, length: number): string {
  return text.slice(betweenCharacters(text, text.length - length))
}

/** Shortens unchanged text, so that this many characters of it are left beside each change. */
function shorten(parts: readonly DiffPart[], context: number): readonly DiffPart[] {
  return parts.map(({ kind, text }, index) => {
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    const room = context * (isFirst || isLast ? 1 : 2)
    if (kind !== 'same' || text.length <= room + 1) return { kind, text }
    const end = isLast ? '' : lastOf(text, context)
    return { kind, text: `${isFirst ? '' : firstOf(text, context)}…${end}` }
  })
}

/** Characters of unchanged text beside a change in one line. */
const lineContext = 24

/** Returns the changed words of a long text with 24 characters of unchanged text on each side. */
export function excerpt(before: string, after: string): readonly DiffPart[] {
  return shorten(wordDiff(before, after), lineContext)
}

function lengthOf(parts: readonly DiffPart[], changed: 'removed' | 'added'): number {
  return sideOf(parts, changed).reduce((sum, { text }) => sum + text.length, 0)
}

/**
 * Shortens the unchanged text of a comparison as far as needed for each side to have no more than this
 * many characters; what changes stays whole.
 */
export function fitted(parts: readonly DiffPart[], most: number): readonly DiffPart[] {
  const fits = (all: readonly DiffPart[]) =>
    lengthOf(all, 'removed') <= most && lengthOf(all, 'added') <= most
  if (fits(parts)) return parts
  const contexts = [most / 2, most / 4, most / 8].map(Math.floor).filter((c) => c > lineContext)
  const context = contexts.find((each) => fits(shorten(parts, each))) ?? lineContext
  return shorten(parts, context)
}
