import { useEffect, useEffectEvent, useRef } from 'react'
import { useHostLocation } from '../WorkbenchHost.tsx'
import type { ofPage } from './useBenchView.ts'

/** Calls a function each time a link leads to the page that is shown already. */
export function useFollowedLink(onFollowed: () => void): void {
  const { key, state } = useHostLocation()
  const isOfPage = (state as Partial<typeof ofPage> | null)?.ofPage === true
  const link = isOfPage ? undefined : key
  const followed = useRef(link)
  const follow = useEffectEvent(onFollowed)
  useEffect(() => {
    if (link === undefined || link === followed.current) return
    followed.current = link
    follow()
  }, [link])
}
