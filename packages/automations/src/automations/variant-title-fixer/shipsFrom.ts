import { foldSpelling } from '../../text/fold.ts'
import type { Renamed } from './Renamed.ts'

/** Outcome for the option ‘Ships From’: its index, if it goes. */
export type ShipsFrom = { readonly index: number } | 'none' | 'many-values'

/** Whether a name is that of the option which dropshipping apps add for the warehouse. */
function isShipsFrom({ before }: Renamed): boolean {
  return /^ships? from$/u.test(foldSpelling(before))
}

/**
 * Finds the option ‘Ships From’ of a product.
 *
 * @param variants the values of each variant
 * @returns its index where all variants have the same value, so that they stay different without it
 */
export function findShipsFrom(
  names: readonly Renamed[],
  variants: readonly (readonly Renamed[])[],
): ShipsFrom {
  const index = names.findIndex(isShipsFrom)
  if (index === -1) return 'none'
  // A new value of only some variants tells them apart as well.
  const values = new Set(variants.flatMap((variant) => variant[index]?.foldedBefore ?? []))
  const newValues = new Set(variants.flatMap((variant) => variant[index]?.folded ?? []))
  const isOnly = names.every(({ before }, other) => other === index || before.trim() === '')
  // Without any option, there is only one variant.
  return values.size > 1 || newValues.size > 1 || (isOnly && variants.length > 1)
    ? 'many-values'
    : { index }
}

/**
 * Takes an option away; those behind it move up.
 *
 * @param texts the name of each option, or its value
 * @param only what stands for the first option where none is left
 */
export function withoutOption(
  texts: readonly string[],
  index: number,
  only: 'Title' | 'Default Title',
): readonly string[] {
  const others = texts.toSpliced(index, 1)
  const isNone = others.every((text) => text.trim() === '')
  return isNone ? [only, ...others.slice(1), ''] : [...others, '']
}
