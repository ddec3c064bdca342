import { useFactors } from '@dropwatt/auth'
import { useMemo } from 'react'
import { useTexts } from './LanguageProvider.tsx'

/** Returns the authenticator apps of the current user, each with a name. */
export function useNamedApps() {
  const { list } = useFactors()
  const { authenticatorApp } = useTexts()
  return useMemo(
    () =>
      list
        .filter(({ type }) => type === 'totp')
        .map(({ id, name, createdAt }) => ({
          id,
          name: name || authenticatorApp,
          addedAt: createdAt,
        })),
    [list, authenticatorApp],
  )
}
