import { endingTexts, statusTexts } from '../../options/importFields.ts'
import { importColumns, importNotes } from '../../options/importNotes.ts'
import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

export const strings = {
  fields: {
    map: { label: 'Columns' },
    group: {
      label: 'Column that groups rows into products',
      choices: { 'by-title': 'By title, without the variant', 'each-row': 'Each row is a product' },
    },
    options: { label: 'Options' },
    numbers: {
      label: 'Number format',
      choices: { detected: 'As detected', point: '1,234.50', comma: '1.234,50' },
    },
    price: {
      label: 'Price',
      choices: { column: 'From a column', cost: 'Cost multiplied by' },
    },
    factor: { label: 'Cost multiplied by' },
    ending: endingTexts,
    vendor: { label: 'Vendor' },
    status: statusTexts,
    images: {
      label: 'Images',
      help: 'Your store downloads the images when you import.',
      choices: { keep: 'Keep image addresses', none: 'Exclude images' },
    },
    existing: {
      label: 'Compare with the open export',
      help: 'Shows new, changed and missing products by SKU.',
    },
    include: {
      label: 'Products to import',
      choices: {
        all: 'All products',
        new: 'New products only',
        'new-and-changed': 'Changed and new products',
      },
    },
  },
  columns: importColumns,
  notes: importNotes,
  reasons: {
    'no-title-or-sku': 'Choose a column for Title or SKU.',
    'no-rows': 'The list has no products, only a header.',
    'none-included': 'No product is imported with these options.',
  },
} satisfies AutomationTexts<typeof fields>
