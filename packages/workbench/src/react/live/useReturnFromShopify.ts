import { useEffect, useState } from 'react'
import type { Stores } from '../../core/live/Stores.ts'
import { returnParameter, type ReturnValue } from '../../core/live/storeApi.ts'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'

/**
 * Reads from the address how the browser came back from Shopify, removes it there, and completes what is to
 * be completed.
 *
 * @returns the outcome, which a reload or `forget` ends
 */
export function useReturnFromShopify(stores: Stores | undefined) {
  const { navigate } = useHost()
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

  useEffect(() => {
    if (value !== 'returned' || !stores) return undefined
    let isCurrent = true
    void stores.complete().then(() => {
      if (isCurrent) setValue(undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [value, stores])

  return { value, forget: () => setValue(undefined) }
}
