import type { DiffPart } from './wordDiff.js'

/** Splits tags at commas. */
function tagsOf(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags)].filter((tag) => tag !== '')
}

/** Returns the tags that are added, then those removed, then those that stay. */
export function tagDiff(before: string, after: string): readonly DiffPart[] {
  const old = tagsOf(before)
  const fresh = tagsOf(after)
  const added = fresh.filter((tag) => !old.includes(tag))
  const removed = old.filter((tag) => !fresh.includes(tag))
  const same = old.filter((tag) => fresh.includes(tag))
  return [
    ...added.map((text) => ({ kind: 'added', text }) as const),
    ...removed.map((text) => ({ kind: 'removed', text }) as const),
    ...same.map((text) => ({ kind: 'same', text }) as const),
  ]
}
