import { useEffect, useEffectEvent, useState } from 'react'
import { takeAwaited } from '../../core/live/pickerMemory.ts'
import type { Stores } from '../../core/live/Stores.ts'
import { returnParameter, type ReturnValue } from '../../core/live/storeApi.ts'
import type { AfterConsent } from '../../core/live/afterConsent.ts'
import { goOnAfterConsent } from './goOnAfterConsent.ts'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'

/**
 * Reads from the address how the browser came back from Shopify, removes it there, and completes what is to
 * be completed. What waited for consent goes on.
 *
 * @returns the outcome, which a reload or `forget` ends
 */
export function useReturnFromShopify(stores: Stores | undefined) {
  const host = useHost()
  const { navigate } = host
  const { pathname, search, hash } = useHostLocation()
  const [value, setValue] = useState<ReturnValue>()
  const read = new URLSearchParams(search).get(returnParameter)
  const [known, setKnown] = useState<string | null>(null)
  if (read !== known) {
    setKnown(read)
    if (read !== null) setValue(read === 'returned' || read === 'cancelled' ? read : 'refused')
  }

  useEffect(() => {
    if (read === null) return
    const others = new URLSearchParams(search)
    others.delete(returnParameter)
    const query = others.size > 0 ? `?${others}` : ''
    navigate(pathname + query + hash, { replace: true, preventScrollReset: true, keepsFocus: true })
  }, [read, navigate, pathname, search, hash])

  const goOn = useEffectEvent((store: string, after: AfterConsent) => {
    void goOnAfterConsent(host, store, after)
  })

  useEffect(() => {
    if (value === undefined || !stores) return undefined
    const awaited = takeAwaited(stores.user)
    if (value !== 'returned') return undefined
    let isCurrent = true
    void stores.complete().then(() => {
      if (isCurrent) setValue(undefined)
      const { problem, used } = stores.state.getState()
      if (!problem && used !== undefined && used.id === awaited?.store) {
        goOn(awaited.store, awaited.after)
      }
    })
    return () => {
      isCurrent = false
    }
  }, [value, stores])

  return { value, forget: () => setValue(undefined) }
}
