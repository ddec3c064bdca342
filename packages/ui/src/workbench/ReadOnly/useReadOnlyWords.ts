'use client'
import { useMemo } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { readOnlyStrings, type ReadOnlyStrings } from './ReadOnly.strings.js'
import type { CellReason, ReadOnlyReason, ReadOnlyWords } from './ReadOnly.types.js'

/** Strings that are no reasons. */
const others: ReadonlySet<string> = new Set([
  'column',
  'stopped',
  'stoppedCells',
  'nothing',
  'other',
] satisfies Exclude<keyof ReadOnlyStrings, ReadOnlyReason | CellReason>[])

function isReason(reason: string, strings: ReadOnlyStrings): reason is ReadOnlyReason | CellReason {
  return Object.hasOwn(strings, reason) && !others.has(reason)
}

const isOfColumn = (reason: string) => /^(?:is|needs)-/u.test(reason)

/** Says why a column is read-only, or a cell not taken; in general for a reason that is not known. */
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
      stopped: ({ name, reason, cells, products }) => {
        const isOther = !isOfColumn(reason) && isReason(reason, strings)
        const counted = (isOther ? strings.stoppedCells : strings.stopped)(
          name,
          number.format(cells),
          cells,
          number.format(products),
          products,
        )
        return `${counted} ${reasonOf(reason, strings)}`
      },
      nothing: strings.nothing,
    }
  }, [strings, locale])
}
