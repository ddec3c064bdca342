import { foldSpelling } from '../text/fold.ts'
import type { FoundValue } from './Counter.ts'

/** In shorter names, one letter makes another name. */
const shortestTypo = 5

const fillers = /(?<before>\p{N}?)(?<run>[\p{P}\p{Z}\p{Cf}]+)(?=(?<after>\p{N}?))/gu
const spaces = /[\p{Z}\p{Cf}]/gu

/** Keeps of the signs beside a number what belongs to it: its point, feet, inches, percent. */
function foldSigns(before: string, run: string, after: string): string {
  if (before !== '' && after !== '') return run.replaceAll(spaces, '') || ' '
  if (before !== '') return run.replaceAll(/[^'’"”′″%]/gu, '')
  return after === '' ? '' : (/[-.,]$/u.exec(run)?.[0] ?? '')
}

/** Folds what rarely makes a difference between names: capitals, accents, spaces and punctuation. */
function foldName(name: string): string {
  const plain = foldSpelling(name)
  const folded = plain.replaceAll(
    fillers,
    (_, before: string, run: string, after: string) => before + foldSigns(before, run, after),
  )
  return folded === '' ? plain : folded
}

/**
 * Lists what becomes of a name without one of its letters, and the name itself. Two names that differ
 * by one letter, or by two that changed places, have one of these in common; as in Mor and Fraenkel,
 * ‘A hash code method for detecting and correcting spelling errors’, 1982. The first letter is
 * rarely wrong, and digits are never one for another.
 */
function withoutOneLetter(name: string): string[] {
  const letters = Array.from(name)
  if (letters.filter((letter) => /\p{L}/u.test(letter)).length < shortestTypo) return [name]
  return [
    name,
    ...letters.flatMap((letter, at) =>
      at > 0 && /\p{L}/u.test(letter) ? letters.toSpliced(at, 1).join('') : [],
    ),
  ]
}

/**
 * Groups names that may be meant as one: those that differ by capitals, accents, spaces and
 * punctuation, or by one letter. Each group is around its first name, so that likeness does not run
 * on from name to name.
 *
 * @param found the most frequent first
 * @returns every name in one group, in the order of their first names
 */
export function groupAlike(found: readonly FoundValue[]): FoundValue[][] {
  const groups: FoundValue[][] = []
  const byName = new Map<string, FoundValue[]>()
  const byPart = new Map<string, FoundValue[]>()
  for (const one of found) {
    const name = foldName(one.value)
    const parts = byName.has(name) ? [] : withoutOneLetter(name)
    const known = byName.get(name) ?? byPart.get(parts.find((part) => byPart.has(part)) ?? '')
    const group = known ?? []
    if (!known) {
      groups.push(group)
      for (const part of parts) if (!byPart.has(part)) byPart.set(part, group)
    }
    byName.set(name, group)
    group.push(one)
  }
  return groups
}
