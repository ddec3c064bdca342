import { removeText } from '../storage/storedText.ts'
import { pickerKey } from './pickerKey.ts'
import { usedStoreKey } from './usedStoreKey.ts'

/** Removes what an account keeps on this device about its stores, besides its files. */
export function forgetStores(user: string): void {
  for (const key of [usedStoreKey, pickerKey]) removeText(key + user)
}
