import { useAuth, useUser } from '@dropwatt/auth'
import { useEffect } from 'react'
import { backgroundDelay } from './backgroundDelay.ts'
import { useLanguageState } from './LanguageProvider.tsx'

/** Stores the language of the pages in the account, for its mails; without one they are in English. */
export function useMailLanguage(): void {
  const { updateProfile } = useAuth()
  const { language } = useLanguageState().loaded
  const user = useUser()
  const isOther = user !== null && (user.user_metadata['language'] ?? 'en') !== language

  useEffect(() => {
    if (!isOther) return undefined
    // A failure is made up for by the next page load.
    const timer = setTimeout(() => updateProfile({ language }).catch(() => {}), backgroundDelay)
    return () => clearTimeout(timer)
  }, [isOther, language, updateProfile])
}
