import { useAuth } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { useTexts } from './LanguageProvider.tsx'

/** Ends the session of this device. The guard of the protected pages then leads to the start page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const { loggedOut } = useTexts()
  return async () => {
    await signOut()
    toast(loggedOut)
  }
}
