import { foldCase } from '../text/fold.ts'

/** Lists the tags of a cell. */
export function readTags(text: string): string[] {
  const tags: string[] = []
  for (const part of text.split(',')) {
    const tag = part.trim()
    if (tag !== '') tags.push(tag)
  }
  return tags
}

/**
 * Writes tags the way a cell writes them: with a space behind the comma, unless the cell has commas
 * and none of them is followed by one.
 */
export function writeTags(tags: readonly string[], cell: string): string {
  return tags.join(cell.includes(',') && !cell.includes(', ') ? ',' : ', ')
}

/** Adds tags to the end of a cell, whose own tags stay as they are written. */
export function appendTags(cell: string, tags: readonly string[]): string {
  const kept = cell.trimEnd().replace(/(?:\s*,)+$/u, '')
  return kept === '' ? writeTags(tags, cell) : writeTags([kept, ...tags], cell)
}

/** Leaves out tags that differ from an earlier one only by capitals. */
export function uniqueTags(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.filter((tag) => {
    const folded = foldCase(tag)
    return !seen.has(folded) && seen.add(folded)
  })
}
