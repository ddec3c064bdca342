import type { OptionField, OptionsOf } from '../../options/fields.ts'
import {
  endingField,
  statusField,
  vendorField,
  endingTexts,
  statusTexts,
} from '../../options/importFields.ts'
import { importColumns, importNotes } from '../../options/importNotes.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  { kind: 'radio', key: 'source', choices: ['text', 'file', 'address'], default: 'text' },
  {
    kind: 'text',
    key: 'address',
    isAddress: true,
    isFilled: true,
    default: '',
    when: { key: 'source', is: ['address'] },
  },
  { kind: 'text', key: 'currency', maxLength: 3, default: '' },
  { kind: 'choice', key: 'price', choices: ['same', 'multiply', 'add'], default: 'same' },
  {
    kind: 'number',
    key: 'factor',
    min: 0.1,
    max: 20,
    decimals: 2,
    default: 2,
    when: { key: 'price', is: ['multiply'] },
  },
  {
    kind: 'number',
    key: 'amount',
    min: 0.01,
    max: 10_000,
    decimals: 2,
    default: 5,
    when: { key: 'price', is: ['add'] },
  },
  endingField,
  vendorField,
  statusField,
  { kind: 'radio', key: 'images', choices: ['keep', 'none'], default: 'keep' },
  { kind: 'toggle', key: 'rights', isRequired: true, default: false },
] as const satisfies readonly OptionField[]

export type ProductImporterOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    source: {
      label: 'Import from',
      help: 'Product JSON or the page’s HTML.',
      choices: { text: 'Pasted text', file: 'File', address: 'Web address' },
    },
    address: {
      label: 'Web address of the product page',
      help: 'The server that runs this dashboard requests the page. Nothing else is sent.',
    },
    currency: {
      label: 'Currency',
      help: 'The page has prices in several currencies. Choose that of your store.',
    },
    price: {
      label: 'Price',
      choices: { same: 'Same as the source', multiply: 'Multiply by', add: 'Add' },
    },
    factor: { label: 'Multiply by' },
    amount: { label: 'Add' },
    ending: endingTexts,
    vendor: { label: 'Vendor' },
    status: statusTexts,
    images: {
      label: 'Images',
      help: 'Your store downloads the images when you import.',
      choices: { keep: 'Keep image addresses', none: 'Exclude images' },
    },
    rights: { label: 'I have permission to use these texts and images' },
  },
  columns: importColumns,
  notes: importNotes,
  summary: {
    'price=same': 'prices of the source',
    'price=multiply': 'prices × {factor}',
    'price=add': 'prices +{amount}',
    'ending!=none': 'ending {ending}',
    vendor: 'vendor {vendor}',
    'status=active': 'active',
    'images=none': 'without images',
    source: '',
    address: '',
    currency: '',
    rights: '',
  },
  reasons: { 'none-included': 'No product was found.' },
} satisfies AutomationTexts<typeof fields>
