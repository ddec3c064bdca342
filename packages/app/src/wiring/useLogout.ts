import { useAuth, useUser } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { forgetOnLogout } from '@dropwatt/workbench'
import { connection } from './connection.ts'
import { useTexts } from './LanguageProvider.tsx'

/**
 * Returns a function that signs out on this device; protected pages then redirect to the start page.
 * Without a connection it says what stays on the device and on the server.
 */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const user = useUser()?.id
  const { loggedOut, loggedOutOffline: offline } = useTexts()
  return async () => {
    const isOnline = connection.get()
    const files = user === undefined ? 'none' : await forgetOnLogout(user)
    await signOut()
    toast(
      isOnline
        ? loggedOut
        : {
            title: loggedOut.title,
            description: files === 'none' ? offline.server : `${offline[files]} ${offline.server}`,
          },
    )
  }
}
