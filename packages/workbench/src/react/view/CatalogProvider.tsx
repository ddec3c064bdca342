import { LocaleProvider, type Catalog } from '@dropwatt/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '@dropwatt/ui/languages'
import { useHost } from '../WorkbenchHost.tsx'

/** Texts of `@dropwatt/ui/workbench`; the English ones are built into its parts. */
const translated = import.meta.glob<Catalog>('./catalogs/*.ts', { import: 'catalog' })

async function load(language: Language): Promise<Catalog> {
  return (await translated[`./catalogs/${language}.ts`]?.()) ?? {}
}

/** Provides the texts of the parts of the workbench; renders nothing until they are there. */
export function CatalogProvider({ children }: { children: ReactNode }) {
  const { language } = useHost()
  const [catalog, setCatalog] = useState<Catalog | undefined>(language === 'en' ? {} : undefined)

  useEffect(() => {
    let isCurrent = true
    void load(language)
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
