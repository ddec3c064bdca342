import { toast } from '@dropwatt/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageAt, localize, readAddress } from '../addresses.ts'
import { languagePreference } from '../config/preferences.ts'
import { loadLanguage } from './language.ts'
import { useLanguageState } from './LanguageProvider.tsx'

/**
 * Loads and shows the language of the current page: on a public page that of its URL, elsewhere the
 * language preference. Changing the preference on a public page redirects to the URL in that language.
 */
export function useLanguageSync(): void {
  const { loaded, setLoaded } = useLanguageState()
  const { language, texts } = loaded
  const { pathname } = useLocation()
  const { subscribe, get } = languagePreference
  // Hydration starts in the language of the prerendered page.
  const preferred = useSyncExternalStore(subscribe, get, () => language)
  const wanted = languageAt(pathname, preferred)
  useLanguageRedirect()

  useEffect(() => {
    if (wanted === language) return undefined
    let current = true
    loadLanguage(wanted).then(
      (next) => {
        if (current) setLoaded(next)
      },
      () => {
        if (!current) return
        languagePreference.set(language)
        toast({ ...texts.languageFailed, variant: 'destructive' })
      },
    )
    return () => {
      current = false
    }
  }, [wanted, language, texts, setLoaded])
}

/** Redirects a public page to its URL in another language when that becomes the preference. */
function useLanguageRedirect(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(
    () =>
      languagePreference.subscribe(() => {
        const preferred = languagePreference.get()
        const { path, language } = readAddress(pathname)
        if (language === undefined || language === preferred) return
        const href = localize(path, preferred) + search + hash
        void navigate(href, { replace: true, preventScrollReset: true })
      }),
    [pathname, search, hash, navigate],
  )
}
