// Written by npm run tokens from the list of slugs and the folders of the automations.
import type { AutomationSlug } from '@dropwatt/ui/slugs'
import type { ComponentType } from 'react'

const imagePages = () => import('./automations/image.ts')
const importPages = () => import('./automations/import.ts')
const ledgerPages = () => import('./automations/ledger.ts')
const pricePages = () => import('./automations/price.ts')
const sizePages = () => import('./automations/size.ts')
const textPages = () => import('./automations/text.ts')

/** Loads the page of an automation; those with the same kind of picture come together. */
export const automationPages: {
  readonly [Slug in AutomationSlug]: () => Promise<{
    readonly components: Readonly<Record<Slug, ComponentType>>
  }>
} = {
  'currency-converter': pricePages,
  'ai-copy-optimizer': textPages,
  'size-exchanger': sizePages,
  'variant-title-fixer': textPages,
  'product-translation': textPages,
  'auto-tag': textPages,
  'remove-background': imagePages,
  'swappable-background': imagePages,
  'dynamic-watermark': imagePages,
  'image-compression': imagePages,
  'mass-compare-price': pricePages,
  'remove-track-quantity': textPages,
  'bulk-vendor-change': textPages,
  'remove-metadata': textPages,
  'product-importer': importPages,
  'bulk-products-importer': importPages,
  'cogs-monitor': ledgerPages,
}
