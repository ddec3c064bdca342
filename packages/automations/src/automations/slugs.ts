import type { ExportKind } from '../products/ProductTable.ts'
import { fileAutomationSlugs } from './bySlug/fileSlugs.ts'

export { fileAutomationSlugs }

export type FileAutomationSlug = (typeof fileAutomationSlugs)[number]

/** The kinds of files that automations work on. */
type AutomatedKind = Extract<ExportKind, 'products' | 'translations'>

/** The automations that work on another kind of file than product exports. */
const otherKinds: Readonly<Partial<Record<string, AutomatedKind>>> = {
  'product-translation': 'translations',
}

/** Returns the kind of file that an automation works on. */
export function kindFor(slug: FileAutomationSlug): AutomatedKind {
  return otherKinds[slug] ?? 'products'
}

/** Whether a text is the slug of an automation that works on exports. */
export function isFileAutomationSlug(text: string): text is FileAutomationSlug {
  return fileAutomationSlugs.some((slug) => slug === text)
}

/** The automations that make a product export from another source. */
export const importSlugs = ['product-importer', 'bulk-products-importer'] as const

export type ImportSlug = (typeof importSlugs)[number]

/** Whether a text is the slug of an automation that makes a product export from another source. */
export function isImportSlug(text: string): text is ImportSlug {
  return importSlugs.some((slug) => slug === text)
}

/** The automations that work on images alone. */
const onlyImageSlugs = [
  'remove-background',
  'swappable-background',
  'dynamic-watermark',
  'image-compression',
] as const

/** The automations that work on images. One of them works on exports as well. */
export const imageSlugs = [...onlyImageSlugs, 'remove-metadata'] as const

export type ImageSlug = (typeof imageSlugs)[number]

/** Whether a text is the slug of an automation that works on images. */
export function isImageSlug(text: string): text is ImageSlug {
  return imageSlugs.some((slug) => slug === text)
}

/** All automations of the engine. */
export const automationSlugs = [...fileAutomationSlugs, ...importSlugs, ...onlyImageSlugs] as const

export type AutomationSlug = (typeof automationSlugs)[number]
