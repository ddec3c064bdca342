import {
  AiCopyIcon,
  BackupIcon,
  BulkImportIcon,
  CardIcon,
  CompressIcon,
  CurrencyIcon,
  ImageIcon,
  ImportIcon,
  LanguageIcon,
  MarginIcon,
  ProgressIcon,
  SecureIcon,
  SelectionIcon,
  SizeIcon,
  VariantTitleIcon,
  VendorIcon,
  type Icon,
} from '../icons/index.js'
import type { AutomationSlug } from './automations.js'

/** The sign of each fact, by its id. */
export const automationFactIcons = {
  formats: ImageIcon,
  backup: BackupIcon,
  reduction: CompressIcon,
  liveRate: CurrencyIcon,
  systems: SizeIcon,
  copy: AiCopyIcon,
  plans: CardIcon,
  variants: VariantTitleIcon,
  languages: LanguageIcon,
  bulk: BulkImportIcon,
  competitors: VendorIcon,
  unlimited: ImportIcon,
  costs: MarginIcon,
  selection: SelectionIcon,
  progress: ProgressIcon,
  secure: SecureIcon,
} as const satisfies Readonly<Record<string, Icon>>

/** Id of something that is claimed of an automation. */
export type AutomationFact = keyof typeof automationFactIcons

type Three = readonly [AutomationFact, AutomationFact, AutomationFact]

/** What is claimed of each automation, the strongest first. */
export const automationFacts: Readonly<Record<AutomationSlug, Three>> = {
  'currency-converter': ['liveRate', 'selection', 'progress'],
  'ai-copy-optimizer': ['copy', 'plans', 'selection'],
  'size-exchanger': ['systems', 'selection', 'progress'],
  'variant-title-fixer': ['variants', 'selection', 'progress'],
  'product-translation': ['languages', 'progress', 'secure'],
  'auto-tag': ['selection', 'progress', 'secure'],
  'remove-background': ['formats', 'backup', 'selection'],
  'swappable-background': ['formats', 'backup', 'selection'],
  'dynamic-watermark': ['formats', 'backup', 'selection'],
  'image-compression': ['reduction', 'formats', 'backup'],
  'mass-compare-price': ['bulk', 'selection', 'progress'],
  'remove-track-quantity': ['selection', 'progress', 'secure'],
  'bulk-vendor-change': ['selection', 'progress', 'secure'],
  'remove-metadata': ['selection', 'progress', 'secure'],
  'product-importer': ['unlimited', 'competitors', 'progress'],
  'bulk-products-importer': ['bulk', 'competitors', 'progress'],
  'cogs-monitor': ['costs', 'selection', 'secure'],
}
