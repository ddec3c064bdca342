import type { Catalog } from '@dropwatt/ui'
import type { ReactNode } from 'react'
import { CatalogProvider } from '../CatalogProvider.tsx'

const catalogs = import.meta.glob<Catalog>('./catalogs/*.ts', { import: 'catalog' })

/** Provides the texts of `@dropwatt/ui/store`; renders nothing until they are there. */
export function StoreTexts({ children }: { children: ReactNode }) {
  return <CatalogProvider catalogs={catalogs}>{children}</CatalogProvider>
}
