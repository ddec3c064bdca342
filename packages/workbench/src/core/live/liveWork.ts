import type { AutomationSlug, Options } from '@dropwatt/automations/options'

/** Whether an automation works on a live file: wholly, not at all, or unless its options ask for what only files have. */
type LiveWork = 'live' | 'file-only' | { readonly isFileOnly: (options: Options) => boolean }

/** A column that is left out of a download keeps the values of a store, but a store has no download. */
const unlessColumnsAreLeftOut: LiveWork = {
  isFileOnly: ({ how, fields }) => how === 'exclude' && Array.isArray(fields) && fields.length > 0,
}

const liveWork: Readonly<Record<AutomationSlug, LiveWork>> = {
  'mass-compare-price': 'live',
  'price-editor': 'live',
  'currency-converter': 'live',
  'cogs-monitor': 'live',
  'size-exchanger': 'live',
  'variant-title-fixer': 'live',
  'auto-tag': 'live',
  'bulk-vendor-change': 'live',
  'remove-track-quantity': 'live',
  'ai-copy-optimizer': 'live',
  'edit-columns': 'live',
  'remove-metadata': unlessColumnsAreLeftOut,
  // On a live file of translations.
  'product-translation': 'live',
  // Nothing is created in a store yet.
  'product-importer': 'file-only',
  'bulk-products-importer': 'file-only',
  // No picture is replaced in a store yet.
  'image-compression': 'file-only',
  'dynamic-watermark': 'file-only',
  'swappable-background': 'file-only',
  'remove-background': 'file-only',
}

/**
 * Whether what an automation does is only possible with files, and not on a live file.
 *
 * @param options with which it is asked to do it. @default any
 */
export function isFileOnly(slug: AutomationSlug, options?: Options): boolean {
  const work = liveWork[slug]
  if (typeof work === 'string') return work === 'file-only'
  return options !== undefined && work.isFileOnly(options)
}
