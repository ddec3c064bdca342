import type { ComponentType } from 'react'
import type { AutomationSlug } from '../paths.ts'

const image = () => import('./automations/image.ts')
const importing = () => import('./automations/import.ts')
const ledger = () => import('./automations/ledger.ts')
const price = () => import('./automations/price.ts')
const size = () => import('./automations/size.ts')
const text = () => import('./automations/text.ts')

/** Loads the page of an automation; those with the same kind of picture come together. */
export const automationPages: {
  readonly [Slug in AutomationSlug]: () => Promise<{
    readonly components: Readonly<Record<Slug, ComponentType>>
  }>
} = {
  'currency-converter': price,
  'ai-copy-optimizer': text,
  'size-exchanger': size,
  'variant-title-fixer': text,
  'product-translation': text,
  'auto-tag': text,
  'remove-background': image,
  'swappable-background': image,
  'dynamic-watermark': image,
  'image-compression': image,
  'mass-compare-price': price,
  'remove-track-quantity': text,
  'bulk-vendor-change': text,
  'remove-metadata': text,
  'product-importer': importing,
  'bulk-products-importer': importing,
  'cogs-monitor': ledger,
}
