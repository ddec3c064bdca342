import { diffWordsWithSpace } from 'diff'

/** Part of a changed text: in both texts, only in the old one, or only in the new one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Texts with more changed words than this are shown as replaced, so that a row of a table costs under a millisecond. */
const mostEdits = 100

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

/** Characters of unchanged text beside a change. */
const context = 24

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

function firstOf(text: string): string {
  return text.slice(0, betweenCharacters(text, context))
}

function lastOf(text: string): string {
  return text.slice(betweenCharacters(text, text.length - context))
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const room = context * (isFirst || isLast ? 1 : 2)
  if (text.length <= room + 1) return text
  if (isFirst) return `…${lastOf(text)}`
  if (isLast) return `${firstOf(text)}…`
  return `${firstOf(text)}…${lastOf(text)}`
}

/** Returns the changed words of a long text with 24 characters of unchanged text on each side. */
export function excerpt(before: string, after: string): readonly DiffPart[] {
  const parts = wordDiff(before, after)
  return parts.map(({ kind, text }, index) => ({
    kind,
    text: kind === 'same' ? shorten(text, index === 0, index === parts.length - 1) : text,
  }))
}
