'use client'
import { useStrings } from '../../i18n/index.js'
import { differenceStrings } from './ComparisonDialog.strings.js'
import type { ComparisonListWords } from './ComparisonDialog.types.js'

/** Returns the words of a list of all differences in the current language. */
export function useComparisonWords(): ComparisonListWords {
  const { difference, handle, product, variant, earlierRow, laterRow, ...others } =
    useStrings(differenceStrings)
  const { column, before, after, fileName, ...kinds } = others
  return {
    header: [difference, handle, product, variant, earlierRow, laterRow, column, before, after],
    kinds,
    fileName,
  }
}
