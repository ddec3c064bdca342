'use client'
import { useStrings, type SameShape } from '../i18n/index.js'
import { storeColumnStrings } from './storeColumns.strings.js'

/** Names of the columns whose values can be written to a store, by their keys. */
export type StoreColumns = SameShape<(typeof storeColumnStrings)['en']>

/** Returns the names of the columns whose values can be written to a store, in the current language. */
export function useStoreColumns(): StoreColumns {
  return useStrings(storeColumnStrings)
}
