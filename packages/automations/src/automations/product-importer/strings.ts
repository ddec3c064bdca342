import { endingTexts, statusTexts } from '../../options/importFields.ts'
import { importColumns, importNotes } from '../../options/importNotes.ts'
import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

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
