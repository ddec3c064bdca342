import type { FileKind } from '@dropwatt/automations'
import type { ImportSlug } from '@dropwatt/automations/options'

/** The kind of file that each importer reads. */
export const sourceKinds = {
  'bulk-products-importer': 'suppliers',
  'product-importer': 'page',
} as const satisfies Readonly<Record<ImportSlug, FileKind>>
