'use client'
import { useStrings } from '../../i18n/index.js'
import { storeJobFailureStrings } from './StoreJobFailure.strings.js'
import type { FailedJobAction } from './StoreJobFailure.types.js'

/** Returns a function that says which action on a store job was not done. */
export function useFailedJobAction(): (action: FailedJobAction) => string {
  const strings = useStrings(storeJobFailureStrings)
  return (action) => strings[action]
}
