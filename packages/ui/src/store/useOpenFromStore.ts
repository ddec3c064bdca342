'use client'
import { useStrings } from '../i18n/index.js'
import { liveFileStrings } from '../workbench/LiveFile/index.js'

/** Returns the name of the command that opens products of a store, in the current language. */
export function useOpenFromStore(): string {
  return useStrings(liveFileStrings).fromStore
}
