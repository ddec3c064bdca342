import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { connection } from './connection.ts'
import { useTexts } from './LanguageProvider.tsx'

/** Returns whether the browser is online, and shows a toast when it comes back online. */
export function useConnection(): boolean {
  const { online } = useTexts()
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get, () => true)
  const wasOnline = useRef(isOnline)

  useEffect(() => {
    if (isOnline && !wasOnline.current) toast({ title: online })
    wasOnline.current = isOnline
  }, [isOnline, online])

  return isOnline
}
