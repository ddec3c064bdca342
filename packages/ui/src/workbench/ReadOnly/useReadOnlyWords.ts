'use client'
import { useMemo } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { readOnlyStrings, type ReadOnlyStrings } from './ReadOnly.strings.js'
import type { ReadOnlyReason, ReadOnlyWords } from './ReadOnly.types.js'

function isReason(reason: string, strings: ReadOnlyStrings): reason is ReadOnlyReason {
  return /^(?:is|needs)-/u.test(reason) && Object.hasOwn(strings, reason)
}

/** Says why a column is read-only; in general for a reason that is not known. */
export function reasonOf(reason: string, strings: ReadOnlyStrings): string {
  return isReason(reason, strings) ? strings[reason] : strings.other
}

/** Returns what puts read-only columns in words, such as in remarks and below options. */
export function useReadOnlyWords(): ReadOnlyWords {
  const strings = useStrings(readOnlyStrings)
  const locale = useLocale()
  return useMemo(() => {
    const number = numberFormat(locale)
    return {
      reason: (reason) => reasonOf(reason, strings),
      stopped: ({ name, reason, cells, products }) =>
        `${strings.stopped(name, number.format(cells), cells, number.format(products), products)} ${reasonOf(reason, strings)}`,
      nothing: strings.nothing,
    }
  }, [strings, locale])
}
