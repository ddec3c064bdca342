'use client'
import { useStrings } from '../i18n/index.js'
import { storeFailureStrings } from './storeFailure.strings.js'
import { storeConnectStrings } from './StoreSettingsPage/StoreSettingsPage.strings.js'
import type { StoreFailureReason } from './store.types.js'

/** Returns a function that words the reason why a request about stores failed. */
export function useStoreFailure(): (reason: StoreFailureReason) => string {
  const failures = useStrings(storeFailureStrings)
  const { taken, expired, failed, domainWrong } = useStrings(storeConnectStrings)
  const texts: Readonly<Record<StoreFailureReason, string>> = {
    ...failures,
    taken,
    expired,
    failed,
    domain: domainWrong,
  }
  return (reason) => texts[reason]
}
