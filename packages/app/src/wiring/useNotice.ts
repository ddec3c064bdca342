import { useAuth } from '@dropwatt/auth'
import { useAuthErrorWords, useTexts } from './LanguageProvider.tsx'

/** Reads why nobody is signed in, where there is a reason worth telling. */
export function useNotice(): string | undefined {
  const auth = useAuth()
  const { googleFailed } = useTexts()
  const { codes } = useAuthErrorWords()
  if (auth.status !== 'signedOut' || !auth.notice) return undefined
  const { code } = auth.notice
  const isGoogle = code === 'access_denied' || code === 'oauth_error'
  return isGoogle ? `${googleFailed}. ${codes[code]}` : codes[code]
}
