import { useAuth, useUser } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { forgetOnLogout, useFilesAfterLogout } from '@dropwatt/workbench'
import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'
import { useTexts } from './LanguageProvider.tsx'

interface Logout {
  /** Signs out on this device; protected pages then redirect to the start page. */
  readonly onLogout: () => Promise<void>
  /** Says what stays on the device and on the server; without a connection only. */
  readonly logoutNote: string | undefined
}

/** Returns what the log-out buttons do, and what they say without a connection. */
export function useLogout(): Logout {
  const { signOut } = useAuth()
  const user = useUser()?.id
  const { loggedOut, logoutOffline: texts } = useTexts()
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get, () => true)
  const files = useFilesAfterLogout(user)
  const isNoted = !isOnline && user !== undefined
  return {
    async onLogout() {
      if (user !== undefined) await forgetOnLogout(user)
      await signOut()
      toast(loggedOut)
    },
    logoutNote: isNoted
      ? [files !== 'none' && texts[files], texts.server].filter(Boolean).join(' ')
      : undefined,
  }
}
