'use client'
import { useEffect, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { storeConnectStrings } from './StoreSettingsPage.strings.js'
import type { StoreSettingsPageProps } from './StoreSettingsPage.types.js'

/** Announces a store that was connected since the page is shown. */
export function useConnectedToast(stores: StoreSettingsPageProps['stores']): void {
  const { connected } = useStrings(storeConnectStrings)
  const before = useRef<ReadonlySet<string>>(undefined)

  useEffect(() => {
    if (stores.state !== 'loaded') return
    const readable = stores.data.filter(({ state }) => state === 'connected')
    const known = before.current
    before.current = new Set(readable.map(({ id }) => id))
    const found = known && readable.find(({ id }) => !known.has(id))
    if (found) toast({ title: connected(found.name) })
  }, [stores, connected])
}
