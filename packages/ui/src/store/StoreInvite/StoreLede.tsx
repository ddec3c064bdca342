'use client'
import { useStrings } from '../../i18n/index.js'
import { storeInviteStrings } from './StoreInvite.strings.js'

/** Says below the heading of a page that the store changes only with Update store. */
export function StoreLede() {
  return useStrings(storeInviteStrings).lede
}
