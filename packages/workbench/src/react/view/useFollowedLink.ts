import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { ofPage } from './useBenchView.ts'

/** Calls a function each time a link leads to the page that is shown already. */
export function useFollowedLink(onFollowed: () => void): void {
  const { key, state } = useLocation() as Location<Partial<typeof ofPage> | null>
  const link = state?.ofPage ? undefined : key
  const followed = useRef(link)
  const follow = useEffectEvent(onFollowed)
  useEffect(() => {
    if (link === undefined || link === followed.current) return
    followed.current = link
    follow()
  }, [link])
}
