'use client'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { joinCatalogs, type Catalog, type Strings, type Texts } from './strings.js'

interface Locale {
  readonly locale: string
  readonly catalog: Catalog
}

const LocaleContext = createContext<Locale>({ locale: 'en', catalog: {} })

export interface LocaleProviderProps {
  /** BCP 47 language tag; also sets the format of numbers and dates. @default that of the provider around it, or 'en' */
  locale?: string
  /**
   * Texts that override the English ones, such as the catalog of `@dropwatt/ui/it`. Those of a
   * provider around it in the same language stay, so a part of an app can add its own. @default {}
   */
  catalog?: Catalog
  children: ReactNode
}

const noTexts: Catalog = {}

/** Sets the language of everything below it. Without a provider everything is in English. */
export function LocaleProvider({
  locale: ownLocale,
  catalog = noTexts,
  children,
}: LocaleProviderProps) {
  const around = useContext(LocaleContext)
  const locale = ownLocale ?? around.locale
  const value = useMemo(
    () => ({
      locale,
      catalog: locale === around.locale ? joinCatalogs(around.catalog, catalog) : catalog,
    }),
    [locale, around, catalog],
  )
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
}

/** Returns the current language tag, for `Intl`. */
export function useLocale(): string {
  return useContext(LocaleContext).locale
}

/** Returns the texts of one component in the current language. */
export function useStrings<Source extends Texts>(strings: Strings<Source>): Source {
  const { catalog } = useContext(LocaleContext)
  const replaced = Object.hasOwn(catalog, strings.id) ? catalog[strings.id] : undefined
  return useMemo(() => ({ ...strings.en, ...replaced }), [strings, replaced])
}
