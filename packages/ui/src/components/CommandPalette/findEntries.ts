import type { CommandEntry, CommandGroup } from './CommandPalette.types.js'

/** Returns the words of a text without case and accents. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

function holds(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((part) => words.some((word) => word.startsWith(part)))
}

/** Returns how well an entry matches: 2 by its label, 1 by its keywords or heading, 0 not at all. */
function rank(entry: CommandEntry, heading: string, asked: readonly string[]): 0 | 1 | 2 {
  const own = wordsOf(entry.label)
  if (holds(own, asked)) return 2
  const others = [heading, ...(entry.keywords ?? [])].flatMap(wordsOf)
  return holds([...own, ...others], asked) ? 1 : 0
}

/**
 * Returns the entries that match a query: each word of the query starts a word of the entry. The
 * best matches come first, within groups and between them; otherwise the order stays.
 */
export function findEntries(
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return query.trim() === '' ? groups : []

  return groups
    .map(({ heading, entries }) => {
      const ranked = entries
        .map((entry) => ({ entry, rank: rank(entry, heading, asked) }))
        .filter((found) => found.rank > 0)
        .toSorted((one, other) => other.rank - one.rank)
      return { heading, best: ranked[0]?.rank ?? 0, entries: ranked.map(({ entry }) => entry) }
    })
    .filter(({ best }) => best > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ heading, entries }) => ({ heading, entries }))
}
