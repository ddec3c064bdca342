'use client'
import { useStrings } from '../../i18n/index.js'
import { readAgainDialogStrings } from './ReadAgainDialog.strings.js'

/** Returns a function that says that a store was read again, for a toast. */
export function useReadAgainDone(): (store: string) => string {
  return useStrings(readAgainDialogStrings).done
}
