import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { connection } from './connection.ts'
import { useTexts } from './LanguageProvider.tsx'

/** Reads whether there is a network, and says so once when it comes back. */
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
