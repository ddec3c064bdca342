import {
  BulkImportIcon,
  ComparePriceIcon,
  CompressIcon,
  AiCopyIcon,
  CurrencyIcon,
  ImportIcon,
  LanguageIcon,
  MarginIcon,
  RemoveBackgroundIcon,
  RemoveMetadataIcon,
  SizeIcon,
  SwapBackgroundIcon,
  TagIcon,
  UntrackIcon,
  VariantTitleIcon,
  VendorIcon,
  WatermarkIcon,
  type Icon,
} from '../icons/index.js'
import type { automationGroupLabels, automationLabels } from './automations.strings.js'

/** Last part of an automation's address, and its id everywhere else. */
export type AutomationSlug = keyof (typeof automationLabels)['en']

/** Id of a group of automations. */
export type AutomationGroup = keyof (typeof automationGroupLabels)['en']

export interface Automation {
  readonly slug: AutomationSlug
  readonly group: AutomationGroup
  readonly icon: Icon
  /** Calls for the owner's eye in the navigation. */
  readonly needsAttention?: true
}

/** The groups, in the order in which they are shown. */
export const automationGroups = [
  'product-enhancements',
  'image-tools',
  'bulk-pricing',
  'import-sync',
  'analytics',
] as const satisfies readonly AutomationGroup[]

/** The automations, in the order in which they are shown. */
export const automations = [
  { slug: 'currency-converter', group: 'product-enhancements', icon: CurrencyIcon },
  { slug: 'ai-copy-optimizer', group: 'product-enhancements', icon: AiCopyIcon },
  { slug: 'size-exchanger', group: 'product-enhancements', icon: SizeIcon },
  { slug: 'variant-title-fixer', group: 'product-enhancements', icon: VariantTitleIcon },
  { slug: 'product-translation', group: 'product-enhancements', icon: LanguageIcon },
  { slug: 'auto-tag', group: 'product-enhancements', icon: TagIcon },
  { slug: 'remove-background', group: 'image-tools', icon: RemoveBackgroundIcon },
  { slug: 'swappable-background', group: 'image-tools', icon: SwapBackgroundIcon },
  { slug: 'dynamic-watermark', group: 'image-tools', icon: WatermarkIcon },
  { slug: 'image-compression', group: 'image-tools', icon: CompressIcon },
  { slug: 'mass-compare-price', group: 'bulk-pricing', icon: ComparePriceIcon },
  { slug: 'remove-track-quantity', group: 'bulk-pricing', icon: UntrackIcon },
  { slug: 'bulk-vendor-change', group: 'bulk-pricing', icon: VendorIcon },
  { slug: 'remove-metadata', group: 'bulk-pricing', icon: RemoveMetadataIcon },
  { slug: 'product-importer', group: 'import-sync', icon: ImportIcon },
  { slug: 'bulk-products-importer', group: 'import-sync', icon: BulkImportIcon },
  { slug: 'cogs-monitor', group: 'analytics', icon: MarginIcon, needsAttention: true },
] as const satisfies readonly Automation[]

const bySlug: ReadonlyMap<AutomationSlug, Automation> = new Map(
  automations.map((automation) => [automation.slug, automation]),
)

/**
 * Finds the record of an automation.
 *
 * @throws RangeError when there is no automation with this slug
 */
export function findAutomation(slug: AutomationSlug): Automation {
  const automation = bySlug.get(slug)
  if (!automation) {
    throw new RangeError(
      `[@dropwatt/ui] There is no automation "${slug}", so its page cannot be shown. Use a slug from "automations".`,
    )
  }
  return automation
}
