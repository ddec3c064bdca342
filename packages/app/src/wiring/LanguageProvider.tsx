import type { AuthErrorWords } from '@dropwatt/auth'
import { LocaleProvider } from '@dropwatt/ui'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { languagePreference } from '../config/preferences.ts'
import type { Texts } from '../texts/en.ts'
import { english, type LoadedLanguage } from './language.ts'

interface Shown {
  readonly shown: LoadedLanguage
  readonly show: (language: LoadedLanguage) => void
}

const LanguageContext = createContext<Shown>({ shown: english, show: () => {} })

export interface LanguageProviderProps {
  /** The language to begin with. */
  initial: LoadedLanguage
  children: ReactNode
}

/** Holds the language that everything below it is shown in. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [shown, show] = useState(initial)
  const { language, catalog } = shown

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  return (
    <LanguageContext.Provider value={useMemo(() => ({ shown, show }), [shown])}>
      <LocaleProvider locale={language} catalog={catalog}>
        {children}
      </LocaleProvider>
    </LanguageContext.Provider>
  )
}

/** Reads the language that is shown, whole, and gives what shows another. */
export function useShownLanguage(): Shown {
  return useContext(LanguageContext)
}

/** Reads the words of the app in the language in force. */
export function useTexts(): Texts {
  return useContext(LanguageContext).shown.texts
}

/** Reads what is said of accounts and sessions when something goes wrong. */
export function useAuthErrorWords(): AuthErrorWords {
  return useContext(LanguageContext).shown.authErrors
}

/** Reads the language in force, and gives what changes it. */
export function useLanguage() {
  const { language } = useContext(LanguageContext).shown
  return { language, setLanguage: languagePreference.set }
}
