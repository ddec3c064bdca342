import { toast } from '@dropwatt/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageAt, localize, readAddress } from '../addresses.ts'
import { languagePreference } from '../config/preferences.ts'
import { loadLanguage } from './language.ts'
import { useShownLanguage } from './LanguageProvider.tsx'

/**
 * Keeps the page in the language in force. A public page speaks the language of its address, and a
 * choice leads to the address of the chosen one; every other page follows the choice itself.
 */
export function useLanguageInForce(): void {
  const { shown, show } = useShownLanguage()
  const { language, texts } = shown
  const { pathname } = useLocation()
  const { subscribe, get } = languagePreference
  // A page that was made beforehand is in the language of its document.
  const chosen = useSyncExternalStore(subscribe, get, () => language)
  const wanted = languageAt(pathname, chosen)
  useAddressOfChoice()

  useEffect(() => {
    if (wanted === language) return undefined
    let current = true
    loadLanguage(wanted).then(
      (loaded) => {
        if (current) show(loaded)
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
  }, [wanted, language, texts, show])
}

/** Leads from a public page to the same page in a language that is being chosen. */
function useAddressOfChoice(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(
    () =>
      languagePreference.subscribe(() => {
        const chosen = languagePreference.get()
        const { path, language } = readAddress(pathname)
        if (language === undefined || language === chosen) return
        const address = localize(path, chosen) + search + hash
        void navigate(address, { replace: true, preventScrollReset: true })
      }),
    [pathname, search, hash, navigate],
  )
}
