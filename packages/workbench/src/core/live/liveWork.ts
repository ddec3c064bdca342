import {
  automationFields,
  defaultOptions,
  isShown,
  type AutomationSlug,
  type OptionField,
  type Options,
} from '@dropwatt/automations/options'

/** Whether an automation works on a live file: wholly, not at all, or unless an option has a choice that only files have. */
type LiveWork = 'live' | 'file-only' | FileOnlyChoices

/** Choices of options that a store cannot do, by the key of the option. */
type FileOnlyChoices = Readonly<Record<string, readonly string[]>>

const liveWork: Readonly<Record<AutomationSlug, LiveWork>> = {
  'mass-compare-price': 'live',
  'price-editor': 'live',
  'currency-converter': 'live',
  'cogs-monitor': 'live',
  'size-exchanger': 'live',
  'variant-title-fixer': 'live',
  'auto-tag': 'live',
  'bulk-vendor-change': 'live',
  // A store says only whether stock is tracked, not by which service.
  'remove-track-quantity': { which: ['service'] },
  'ai-copy-optimizer': 'live',
  'edit-columns': 'live',
  // A column that is left out of a download keeps the values of a store, but a store has no download.
  'remove-metadata': { what: ['images'], how: ['exclude'] },
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

const none: FileOnlyChoices = {}

/** Returns the choices of an automation that a store cannot do, by the key of the option. */
export function fileOnlyChoices(slug: AutomationSlug): FileOnlyChoices {
  const work = liveWork[slug]
  return typeof work === 'string' ? none : work
}

/**
 * Whether what an automation does is only possible with files, and not on a live file.
 *
 * @param options with which it is asked to do it. @default any
 */
export function isFileOnly(slug: AutomationSlug, options?: Options): boolean {
  if (liveWork[slug] === 'file-only') return true
  if (!options) return false
  const choices = fileOnlyChoices(slug)
  const fields: readonly OptionField[] = automationFields[slug]
  const all = { ...defaultOptions(fields), ...options }
  const hasNoColumns = Array.isArray(all['fields']) && all['fields'].length === 0
  return fields.some((field) => {
    const { key } = field
    // Without a column there is none to leave out.
    if (key === 'how' && hasNoColumns) return false
    return choices[key]?.some((choice) => choice === all[key]) && isShown(fields, field, all)
  })
}
