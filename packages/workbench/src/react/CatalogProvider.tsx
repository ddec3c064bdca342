import { LocaleProvider, type Catalog } from '@dropwatt/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '@dropwatt/ui/languages'
import { useHost } from './WorkbenchHost.tsx'

/** Loaders of texts by their path, such as `./catalogs/it.ts`; the English ones are built into what shows them. */
type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>

async function load(catalogs: Catalogs, language: Language): Promise<Catalog> {
  return (await catalogs[`./catalogs/${language}.ts`]?.()) ?? {}
}

interface CatalogProviderProps {
  /** Must stay the same. */
  catalogs: Catalogs
  children: ReactNode
}

/** Provides texts in the current language; renders nothing until they are there. */
export function CatalogProvider({ catalogs, children }: CatalogProviderProps) {
  const { language } = useHost()
  const [catalog, setCatalog] = useState<Catalog | undefined>(language === 'en' ? {} : undefined)

  useEffect(() => {
    let isCurrent = true
    void load(catalogs, language)
      .catch(() => ({}))
      .then((found) => {
        if (isCurrent) setCatalog(found)
      })
    return () => {
      isCurrent = false
    }
  }, [catalogs, language])

  return catalog && <LocaleProvider catalog={catalog}>{children}</LocaleProvider>
}
