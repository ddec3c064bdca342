import type { AuthErrorWords } from '@dropwatt/auth'
import { LocaleProvider } from '@dropwatt/ui'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { languagePreference } from '../config/preferences.ts'
import type { Texts } from '../texts/en.ts'
import { english, type LoadedLanguage } from './english.ts'

interface LanguageState {
  readonly loaded: LoadedLanguage
  readonly setLoaded: (language: LoadedLanguage) => void
}

const LanguageContext = createContext<LanguageState>({ loaded: english, setLoaded: () => {} })

export interface LanguageProviderProps {
  /** The language of the first render. */
  initial: LoadedLanguage
  children: ReactNode
}

/** Provides the current language and its texts. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [loaded, setLoaded] = useState(initial)
  const { language, catalog } = loaded

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  return (
    <LanguageContext.Provider value={useMemo(() => ({ loaded, setLoaded }), [loaded])}>
      <LocaleProvider locale={language} catalog={catalog}>
        {children}
      </LocaleProvider>
    </LanguageContext.Provider>
  )
}

/** Returns the current language with all its texts, and a function that replaces it. */
export function useLanguageState(): LanguageState {
  return useContext(LanguageContext)
}

/** Returns the app's texts in the current language. */
export function useTexts(): Texts {
  return useContext(LanguageContext).loaded.texts
}

/** Returns the auth error messages in the current language. */
export function useAuthErrorTexts(): AuthErrorWords {
  return useContext(LanguageContext).loaded.authErrors
}

/** Returns the current language and a function that changes the preference. */
export function useLanguage() {
  const { language } = useContext(LanguageContext).loaded
  return { language, setLanguage: languagePreference.set }
}
