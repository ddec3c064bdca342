'use client'
import type { ComparisonRow } from '@dropwatt/automations'
import { useCallback } from 'react'
import { useStrings } from '../../i18n/index.js'
import type { DiffRow } from '../DiffTable/index.js'
import { differenceStrings } from './ComparisonDialog.strings.js'
import type { ComparisonResult } from './ComparisonDialog.types.js'

type Words = (typeof differenceStrings)['en']

/** Rows in words, so that the same row stays the same object and is not rendered again. */
const worded = new WeakMap<Words, WeakMap<ComparisonRow, DiffRow>>()

function wordRow(row: ComparisonRow, words: Words): DiffRow {
  const known = worded.get(words) ?? new WeakMap<ComparisonRow, DiffRow>()
  worded.set(words, known)
  const found = known.get(row)
  if (found) return found
  const { oneSided, name, column, ...shown } = row
  const notes: DiffRow['notes'] = oneSided
    ? [{ tone: oneSided.startsWith('new') ? 'added' : 'removed', text: words[oneSided] }]
    : []
  const named = [name, column].filter((part) => part !== undefined && part !== '').join(' · ')
  const made: DiffRow = { ...shown, name: named, notes }
  known.set(row, made)
  return made
}

/** Returns a function that returns the rows of a comparison in the current language. */
export function useWordedRows(
  rows: ComparisonResult['rows'],
): (index: number) => DiffRow | undefined {
  const words = useStrings(differenceStrings)
  return useCallback(
    (index) => {
      const row = rows(index)
      return row && wordRow(row, words)
    },
    [rows, words],
  )
}
