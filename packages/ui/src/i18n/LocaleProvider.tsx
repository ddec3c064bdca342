'use client'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Catalog, Strings, Texts } from './strings.js'

interface Locale {
  readonly locale: string
  readonly catalog: Catalog
}

const LocaleContext = createContext<Locale>({ locale: 'en', catalog: {} })

export interface LocaleProviderProps {
  /** BCP 47 language tag; formats of numbers and dates follow it. @default 'en' */
  locale?: string
  /** Texts that replace the English ones, such as the catalog of `@dropwatt/ui/it`. @default {} */
  catalog?: Catalog
  children: ReactNode
}

const noTexts: Catalog = {}

/** Sets the language of everything below it. Without one, everything is in English. */
export function LocaleProvider({
  locale = 'en',
  catalog = noTexts,
  children,
}: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, catalog }), [locale, catalog])
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
}

/** Reads the language tag in force, for `Intl`. */
export function useLocale(): string {
  return useContext(LocaleContext).locale
}

/** Reads the texts of one part in the current language. */
export function useStrings<Source extends Texts>(strings: Strings<Source>): Source {
  const { catalog } = useContext(LocaleContext)
  const replaced = Object.hasOwn(catalog, strings.id) ? catalog[strings.id] : undefined
  return useMemo(() => ({ ...strings.en, ...replaced }), [strings, replaced])
}
