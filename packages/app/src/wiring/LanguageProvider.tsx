import type { AuthErrorWords } from '@dropwatt/auth'
import { LocaleProvider } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { languagePreference } from '../config/preferences.ts'
import type { Texts } from '../texts/en.ts'
import { english, loadLanguage, type LoadedLanguage } from './language.ts'

const LanguageContext = createContext<LoadedLanguage>(english)

export interface LanguageProviderProps {
  /** The language to begin with. */
  initial: LoadedLanguage
  children: ReactNode
}

/** Keeps everything below it in the language chosen on this device. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(initial)
  const { language, texts, catalog } = shown

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    let current = true
    async function follow() {
      const chosen = languagePreference.get()
      if (chosen === language) return
      try {
        const loaded = await loadLanguage(chosen)
        if (current && languagePreference.get() === chosen) setShown(loaded)
      } catch {
        languagePreference.set(language)
        toast({ ...texts.languageFailed, variant: 'destructive' })
      }
    }
    const unsubscribe = languagePreference.subscribe(() => void follow())
    return () => {
      current = false
      unsubscribe()
    }
  }, [language, texts])

  return (
    <LanguageContext.Provider value={shown}>
      <LocaleProvider locale={language} catalog={catalog}>
        {children}
      </LocaleProvider>
    </LanguageContext.Provider>
  )
}

/** Reads the words of the app in the language in force. */
export function useTexts(): Texts {
  return useContext(LanguageContext).texts
}

/** Reads what is said of accounts and sessions when something goes wrong. */
export function useAuthErrorWords(): AuthErrorWords {
  return useContext(LanguageContext).authErrors
}

/** Reads the language in force, and gives what changes it. */
export function useLanguage() {
  const { language } = useContext(LanguageContext)
  return { language, setLanguage: languagePreference.set }
}
