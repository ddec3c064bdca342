import type { NumberFormat } from './MatchedColumn.ts'
import { readGrams } from './numbers.ts'

/** Whole weights of which half are at least this are rather grams than kilograms. */
const likelyGrams = 20

/**
 * Guesses the unit of weights that say none: kilograms where some is less than 1 or most are small,
 * else grams.
 */
export function guessWeightUnit(texts: readonly string[], format: NumberFormat): 'g' | 'kg' {
  const weights = texts
    .flatMap((text) => readGrams(text, format, 'g') ?? [])
    .filter((weight) => weight > 0)
    .toSorted((one, other) => one - other)
  const [least = 0] = weights
  const median = weights[Math.floor(weights.length / 2)] ?? 0
  return least < 1 || median < likelyGrams ? 'kg' : 'g'
}
