import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField, scopeReasons, scopeTexts, togetherNotes } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  {
    kind: 'choice',
    key: 'from',
    choices: ['detected', 'UK', 'EU', 'US', 'IT', 'FR', 'DE', 'JP', 'cm'],
    default: 'detected',
  },
  {
    kind: 'choice',
    key: 'to',
    choices: ['UK', 'EU', 'US', 'IT', 'FR', 'DE', 'JP', 'cm'],
    differsFrom: 'from',
    default: 'EU',
  },
  { kind: 'by-type', key: 'kind', choices: ['shoes', 'clothes', 'children'], default: {} },
  { kind: 'by-type', key: 'who', choices: ['women', 'men', 'unisex', 'children'], default: {} },
  {
    kind: 'radio',
    key: 'write',
    choices: ['table', 'beside', 'replace'],
    default: 'table',
    causes: { loss: 'optionValues', is: ['beside', 'replace'] },
  },
  { kind: 'choice', key: 'half', choices: ['keep', 'up', 'down'], default: 'keep' },
  { kind: 'file', key: 'chart', types: ['.csv', '.xlsx'], maxSize: 65_536, default: null },
  scopeField,
] as const satisfies readonly OptionField[]

export type SizeExchangerOptions = OptionsOf<typeof fields>

const systems = { UK: 'UK', EU: 'EU', US: 'US', IT: 'IT', FR: 'FR', DE: 'DE', JP: 'JP', cm: 'cm' }

export const strings = {
  fields: {
    from: {
      label: 'From',
      asked: 'Products whose sizes fit several systems: {n}. Choose the system to convert them.',
      choices: { detected: 'Detected in the file', ...systems },
    },
    to: { label: 'To', choices: systems },
    kind: {
      label: 'Size category',
      help: 'We ask you if it is not clear.',
      choices: { shoes: 'Shoes', clothes: 'Clothes', children: 'Children' },
    },
    who: {
      label: 'Sizes for',
      choices: { women: 'Women', men: 'Men', unisex: 'Unisex', children: 'Children' },
    },
    write: {
      label: 'Write sizes as',
      help: 'Only the table keeps variant IDs.',
      choices: {
        table: 'Table in the description',
        beside: 'Next to the value: US 8 / EU 39',
        replace: 'Replace the value',
      },
    },
    half: {
      label: 'Half sizes',
      choices: { keep: 'Keep', up: 'Round up', down: 'Round down' },
    },
    chart: { label: 'Your own size chart', help: 'Used first, before our calculation.' },
    scope: scopeTexts,
  },
  columns: { value: 'Value', sizes: 'Sizes', system: 'System detected' },
  notes: {
    ...togetherNotes,
    varies: 'Charts disagree: also {others}',
    rounded: 'Half size rounded',
    same: 'Two sizes become one',
    width: 'The letter of the width differs between countries',
    linked: 'Linked option',
    left: 'Not converted: {values}',
    'left-products': 'Products whose sizes cannot be converted: {n}',
    html: 'The HTML of the description ends inside a tag, so a table would not be shown.',
  },
  summary: {
    'from=detected': 'sizes to {to}',
    'from!=detected': 'sizes from {from} to {to}',
    'write=table': 'table in the description',
    'write=beside': 'next to the value',
    'write=replace': 'values replaced',
    'half=up': 'half sizes rounded up',
    'half=down': 'half sizes rounded down',
    chart: 'own size chart {chart}',
  },
  reasons: {
    ...scopeReasons,
    'no-column': 'This file has no columns “Option1 name” and “Option1 value”.',
    'no-description': 'This file has no column “Description” or “Body (HTML)”.',
    'no-chart': 'Your size chart needs a column for the system under “To”, and another one.',
    unclear: 'It is not clear what the sizes are. Choose the size category and whom they are for.',
    'no-system': 'The sizes do not say their system, and fit several. Choose it under “From”.',
    'no-sizes': 'No product has sizes that can be converted.',
    same: 'The products already have these sizes.',
  },
} satisfies AutomationTexts<typeof fields>
