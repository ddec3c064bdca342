import { LocaleProvider, type Catalog } from '@dropwatt/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '@dropwatt/ui/languages'
import { useHost } from '../WorkbenchHost.tsx'

/** Loaders of the texts of `@dropwatt/ui/workbench`; the English ones are built into its parts. */
const loaders: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () => Promise.resolve({}),
  it: async () => (await import('@dropwatt/ui/workbench-it')).workbenchIt,
}

/** Provides the texts of the parts of the workbench; renders nothing until they are there. */
export function CatalogProvider({ children }: { children: ReactNode }) {
  const { language } = useHost()
  const [catalog, setCatalog] = useState<Catalog | undefined>(language === 'en' ? {} : undefined)

  useEffect(() => {
    let isCurrent = true
    void loaders[language]()
      .catch(() => ({}))
      .then((found) => {
        if (isCurrent) setCatalog(found)
      })
    return () => {
      isCurrent = false
    }
  }, [language])

  return catalog && <LocaleProvider catalog={catalog}>{children}</LocaleProvider>
}
