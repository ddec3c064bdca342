import { useCallback } from 'react'
import { localize } from '../addresses.ts'
import { useLanguage } from './LanguageProvider.tsx'

/** Returns a function that localizes the URL of a page into the current language. */
export function useLocalizedHref(): (href: string) => string {
  const { language } = useLanguage()
  return useCallback((href: string) => localize(href, language), [language])
}
