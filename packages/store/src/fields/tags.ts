import { readTags, uniqueTags } from '@dropwatt/automations'

/** Changes of single tags, so that those which others added meanwhile stay. */
export interface TagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  /** Tags to write with other capitals. */
  readonly respell: readonly string[]
}

/** Folds a tag, as a store does: a product has it once, whatever its capitals. */
export const foldTag = (tag: string) => tag.normalize('NFC').toLowerCase()

/** Lists the tags of a cell as the store keeps them: in its order, and each in one spelling. */
export function storedTags(cell: string): string[] {
  return uniqueTags(readTags(cell)).toSorted((one, other) =>
    foldTag(one) < foldTag(other) ? -1 : Number(foldTag(one) > foldTag(other)),
  )
}

/** Finds the changes between the tags of two cells. */
export function tagChange(before: string, after: string): TagChange {
  const old = new Map(storedTags(before).map((tag) => [foldTag(tag), tag]))
  const wanted = new Map(storedTags(after).map((tag) => [foldTag(tag), tag]))
  return {
    add: [...wanted].flatMap(([folded, tag]) => (old.has(folded) ? [] : [tag])),
    remove: [...old].flatMap(([folded, tag]) => (wanted.has(folded) ? [] : [tag])),
    respell: [...wanted].flatMap(([folded, tag]) =>
      old.has(folded) && old.get(folded) !== tag ? [tag] : [],
    ),
  }
}

/** Makes a change in the tags that a product has now. */
export function changeTags(tags: readonly string[], change: TagChange): string[] {
  const removed = new Set(change.remove.map(foldTag))
  const spellings = new Map(change.respell.map((tag) => [foldTag(tag), tag]))
  const kept = tags
    .filter((tag) => !removed.has(foldTag(tag)))
    .map((tag) => spellings.get(foldTag(tag)) ?? tag)
  return storedTags([...kept, ...change.add].join(','))
}
