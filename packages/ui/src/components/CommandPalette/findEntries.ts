import type { CommandEntry, CommandGroup } from './CommandPalette.types.js'

/** Folds case and accents, and gives the words. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

function holds(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((part) => words.some((word) => word.startsWith(part)))
}

/** Says how well an entry answers: by its own name 2, by other words or its heading 1, not at all 0. */
function rank(entry: CommandEntry, heading: string, asked: readonly string[]): 0 | 1 | 2 {
  const own = wordsOf(entry.label)
  if (holds(own, asked)) return 2
  const others = [heading, ...(entry.keywords ?? [])].flatMap(wordsOf)
  return holds([...own, ...others], asked) ? 1 : 0
}

/**
 * Finds the entries that answer a query: each of its words begins a word of theirs. The best come
 * first, in groups and between them; otherwise the order stays.
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
