import { it as autoTag } from '../auto-tag/it.ts'
import { it as bulkVendorChange } from '../bulk-vendor-change/it.ts'
import { it as massComparePrice } from '../mass-compare-price/it.ts'
import { it as removeTrackQuantity } from '../remove-track-quantity/it.ts'
import type { FileAutomationSlug } from '../slugs.ts'

/** What each automation says in Italian. */
export const automationTextsIt = {
  'mass-compare-price': massComparePrice,
  'bulk-vendor-change': bulkVendorChange,
  'auto-tag': autoTag,
  'remove-track-quantity': removeTrackQuantity,
} satisfies Readonly<Record<FileAutomationSlug, object>>
