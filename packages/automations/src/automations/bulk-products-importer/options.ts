import { maxOptions } from '../../importing/targets.ts'
import { updateFieldNames, defaultFields } from '../../importing/update/updateFields.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import {
  endingField,
  statusField,
  vendorField,
  endingTexts,
  statusTexts,
} from '../../options/importFields.ts'
import { longestName } from '../../options/limits.ts'
import { importColumns, importNotes } from '../../options/importNotes.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  { kind: 'radio', key: 'work', choices: ['update', 'add'], default: 'update' },
  {
    kind: 'choice',
    key: 'match',
    choices: ['sku-or-barcode', 'sku', 'barcode'],
    default: 'sku-or-barcode',
    when: { key: 'work', is: ['update'] },
  },
  {
    kind: 'checkboxes',
    key: 'update',
    choices: updateFieldNames,
    default: defaultFields,
    when: { key: 'work', is: ['update'] },
  },
  { kind: 'targets', key: 'map', default: {} },
  { kind: 'list-column', key: 'group', choices: ['by-title', 'each-row'], default: '' },
  {
    kind: 'map',
    key: 'options',
    found: 'list-columns',
    maxLength: longestName,
    most: maxOptions,
    default: {},
  },
  { kind: 'choice', key: 'numbers', choices: ['detected', 'point', 'comma'], default: 'detected' },
  { kind: 'choice', key: 'price', choices: ['column', 'cost'], default: 'column' },
  {
    kind: 'number',
    key: 'factor',
    min: 1,
    max: 20,
    decimals: 2,
    default: 2.4,
    when: { key: 'price', is: ['cost'] },
  },
  endingField,
  vendorField,
  statusField,
  { kind: 'radio', key: 'images', choices: ['keep', 'none'], default: 'keep' },
  { kind: 'toggle', key: 'existing', default: true, when: { key: 'work', is: ['add'] } },
  {
    kind: 'choice',
    key: 'include',
    choices: ['all', 'new', 'new-and-changed', 'changed'],
    default: 'all',
    when: { key: 'work', is: ['update'], or: { key: 'existing', is: [true] } },
  },
] as const satisfies readonly OptionField[]

export type BulkImporterOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    work: {
      label: 'What this list does',
      help: 'With an export open. An update adds new products too, and no variant is lost.',
      choices: { update: 'Update your store', add: 'Add products' },
    },
    match: {
      label: 'Match variants by',
      choices: { 'sku-or-barcode': 'SKU or barcode', sku: 'SKU', barcode: 'Barcode' },
    },
    update: {
      label: 'Update these fields',
      help: 'What the list does not have stays as it is.',
      choices: {
        price: 'Price',
        compareAtPrice: 'Compare-at price',
        cost: 'Cost per item',
        inventory: 'Quantity',
        grams: 'Weight',
        barcode: 'Barcode',
        title: 'Title',
        description: 'Description',
        vendor: 'Vendor',
        type: 'Type',
      },
    },
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
        changed: 'Changed products only',
      },
    },
  },
  columns: importColumns,
  notes: importNotes,
  summary: {
    'work=update & match=sku': 'update by SKU: {update}',
    'work=update & match=barcode': 'update by barcode: {update}',
    'work=update & match=sku-or-barcode': 'update by SKU or barcode: {update}',
    'work=add': 'products added',
    'include=new': 'new products only',
    'include=changed': 'changed products only',
    'include=new-and-changed': 'changed and new products',
    'price=cost': 'cost × {factor}',
    'ending!=none': 'ending {ending}',
    vendor: 'vendor {vendor}',
    'work=add & status=active': 'active',
    'images=none': 'without images',
    map: '',
    group: '',
    options: '',
    numbers: '',
    existing: '',
  },
  reasons: {
    'no-title-or-sku': 'Choose a column for Title or SKU.',
    'no-rows': 'The list has no products, only a header.',
    'none-included': 'No product is imported with these options.',
    'no-code':
      'Choose a column for SKU or Barcode, by which the variants of your store are found, or choose to add products.',
    'nothing-new': 'Your store has all values of the list already.',
    'none-matched': 'No row could be matched with a variant of your store.',
  },
} satisfies AutomationTexts<typeof fields>
