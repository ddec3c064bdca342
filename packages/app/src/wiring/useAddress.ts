import { useCallback } from 'react'
import { localize } from '../addresses.ts'
import { useLanguage } from './LanguageProvider.tsx'

/** Gives what finds the address of a page in the language in force. */
export function useAddress(): (href: string) => string {
  const { language } = useLanguage()
  return useCallback((href: string) => localize(href, language), [language])
}
