/** The automations that work on product exports, by the names of their folders. */
export const fileAutomationSlugs = [
  'mass-compare-price',
  'currency-converter',
  'bulk-vendor-change',
  'auto-tag',
  'remove-track-quantity',
  'size-exchanger',
  'variant-title-fixer',
  'remove-metadata',
  'ai-copy-optimizer',
] as const

export type FileAutomationSlug = (typeof fileAutomationSlugs)[number]

/** Whether a text is the slug of an automation that works on product exports. */
export function isFileAutomationSlug(text: string): text is FileAutomationSlug {
  return fileAutomationSlugs.some((slug) => slug === text)
}
