import {
  AiCopyIcon,
  BulkImportIcon,
  ComparePriceIcon,
  CompressIcon,
  CurrencyIcon,
  EditColumnsIcon,
  ImportIcon,
  LanguageIcon,
  MarginIcon,
  PriceEditorIcon,
  RemoveBackgroundIcon,
  RemoveMetadataIcon,
  SizeIcon,
  SwapBackgroundIcon,
  TagIcon,
  UntrackIcon,
  VariantTitleIcon,
  VendorIcon,
  WatermarkIcon,
} from '../icons/index.js'
import type { AutomationSlug, automationsByGroup, ExtraAutomationSlug } from './slugs.js'
import type { AutomationRecord, ExtraAutomationRecord } from './types.js'

type Groups = typeof automationsByGroup

/** The automations by group, in display order. `npm run tokens` generates the slugs from it. */
export const recordsByGroup = {
  'product-enhancements': {
    'currency-converter': { label: 'Currency Converter', icon: CurrencyIcon },
    'ai-copy-optimizer': { label: 'AI Copy Optimizer', icon: AiCopyIcon },
    'size-exchanger': { label: 'Size Exchanger', icon: SizeIcon },
    'variant-title-fixer': { label: 'Variant Title Fixer', icon: VariantTitleIcon },
    'product-translation': { label: 'Product Translation', icon: LanguageIcon },
    'auto-tag': { label: 'Auto-Tag Products', icon: TagIcon },
  },
  'image-tools': {
    'remove-background': { label: 'Remove Background', icon: RemoveBackgroundIcon },
    'swappable-background': { label: 'Swappable Background', icon: SwapBackgroundIcon },
    'dynamic-watermark': { label: 'Dynamic Watermark', icon: WatermarkIcon },
    'image-compression': { label: 'Image Compression', icon: CompressIcon },
  },
  'bulk-pricing': {
    'mass-compare-price': { label: 'Mass Compare-at-Price', icon: ComparePriceIcon },
    'remove-track-quantity': { label: 'Remove Track Quantity', icon: UntrackIcon },
    'bulk-vendor-change': { label: 'Change Vendor in Bulk', icon: VendorIcon },
    'remove-metadata': { label: 'Remove Metadata', icon: RemoveMetadataIcon },
  },
  'import-sync': {
    'product-importer': { label: 'Single Product Importer', icon: ImportIcon },
    'bulk-products-importer': { label: 'Bulk Products Importer', icon: BulkImportIcon },
  },
  analytics: {
    'cogs-monitor': { label: 'COGS Monitor', icon: MarginIcon, needsAttention: true },
  },
} as const satisfies {
  readonly [Group in keyof Groups]: Readonly<Record<Groups[Group][number], AutomationRecord>>
}

/** The record of each automation. */
export const automationRecords: Readonly<Record<AutomationSlug, AutomationRecord>> = {
  ...recordsByGroup['product-enhancements'],
  ...recordsByGroup['image-tools'],
  ...recordsByGroup['bulk-pricing'],
  ...recordsByGroup['import-sync'],
  ...recordsByGroup.analytics,
}

/** The automations beside the groups, in display order. `npm run tokens` generates their addresses from it. */
export const extraRecords = {
  'price-editor': {
    label: 'Price Editor',
    description: 'Change prices by percent, amount or margin, with endings and limits.',
    path: 'files/prices',
    icon: PriceEditorIcon,
  },
  'edit-columns': {
    label: 'Edit Columns',
    description: 'Find and replace text, or set a value in any column.',
    path: 'files/edit',
    icon: EditColumnsIcon,
  },
} as const satisfies Readonly<Record<ExtraAutomationSlug, ExtraAutomationRecord>>
