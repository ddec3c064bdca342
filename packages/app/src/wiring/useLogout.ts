import { useAuth, useUser } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { forgetOnLogout } from '@dropwatt/workbench'
import { useTexts } from './LanguageProvider.tsx'

/** Returns a function that signs out on this device; protected pages then redirect to the start page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const user = useUser()?.id
  const { loggedOut } = useTexts()
  return async () => {
    if (user !== undefined) await forgetOnLogout(user)
    await signOut()
    toast(loggedOut)
  }
}
