import { useAuth } from '@dropwatt/auth'
import { toast } from '@dropwatt/ui/toast'
import { useTexts } from './LanguageProvider.tsx'

/** Returns a function that signs out on this device; protected pages then redirect to the start page. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth()
  const { loggedOut } = useTexts()
  return async () => {
    await signOut()
    toast(loggedOut)
  }
}
