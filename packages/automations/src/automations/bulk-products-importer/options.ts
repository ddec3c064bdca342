import { maxOptions } from '../../importing/targets.ts'
import { updateFieldNames, defaultFields } from '../../importing/update/updateFields.ts'
import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { endingField, statusField, vendorField } from '../../options/importFields.ts'
import { longestName } from '../../options/limits.ts'

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
