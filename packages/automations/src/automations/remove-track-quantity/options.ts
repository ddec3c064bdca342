import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField, scopeReasons, variantScopeTexts } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

const whileStopping = { key: 'back', is: [false] } as const

export const fields = [
  {
    kind: 'radio',
    key: 'which',
    choices: ['all', 'zero', 'service'],
    default: 'all',
    when: whileStopping,
    causes: { loss: 'emptied' },
  },
  { kind: 'toggle', key: 'policy', default: false, when: whileStopping },
  { kind: 'toggle', key: 'qty', default: true },
  { kind: 'toggle', key: 'back', default: false },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type RemoveTrackQuantityOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    which: {
      label: 'Stop tracking',
      help: 'Variants tracked by other services are not changed unless you choose that service.',
      choices: {
        all: 'All variants tracked by the store',
        zero: 'Only variants with a quantity of 0 or less',
        service: 'Only variants tracked by {name}',
      },
    },
    policy: {
      label: 'Also continue selling when out of stock',
      help: 'Products without tracking sell without limit either way.',
    },
    qty: {
      label: 'Exclude quantity column from download',
      help: 'So your store’s stock quantities are not overwritten.',
    },
    back: { label: 'Turn tracking on instead', help: 'Uses your store’s own tracking.' },
    scope: variantScopeTexts,
  },
  columns: { tracker: 'Tracker', quantity: 'Quantity', policy: 'Policy' },
  notes: { service: 'Tracked by {name}', 'gift-card': 'Gift card' },
  summary: {
    back: 'quantities tracked',
    'which=all': 'quantities no longer tracked',
    'which=zero': 'quantities of 0 or less no longer tracked',
    'which=service': 'quantities of a service no longer tracked',
    policy: 'sold when out of stock',
    '!qty': 'quantities in the download',
  },
  reasons: {
    ...scopeReasons,
    'no-column': 'This file has no column “Inventory tracker” or “Variant Inventory Tracker”.',
    'no-quantity': 'This file has no column “Inventory quantity” or “Variant Inventory Qty”.',
    'none-tracked': 'No variant is tracked this way.',
    'all-tracked': 'Every variant is tracked already.',
  },
} satisfies AutomationTexts<typeof fields>
