import type { OptionField, OptionsOf } from '../../options/fields.ts'

export const fields = [
  { kind: 'locale', key: 'to', default: '' },
  {
    kind: 'checkboxes',
    key: 'fill',
    choices: ['saved', 'glossary', 'browser', 'service'],
    default: ['saved', 'glossary'],
    inBrowsers: ['browser', 'service'],
    isRequired: true,
  },
  { kind: 'toggle', key: 'empty', default: true },
  {
    kind: 'number',
    key: 'match',
    min: 70,
    max: 100,
    unit: '%',
    default: 90,
    when: { key: 'fill', is: ['saved'] },
  },
  { kind: 'list', key: 'never', default: [], maxLength: 255 },
  {
    kind: 'file',
    key: 'glossary',
    types: ['.csv'],
    maxSize: 2_000_000,
    default: null,
    isForCommandLine: true,
  },
  {
    kind: 'file',
    key: 'saved',
    types: ['.csv'],
    maxSize: 40_000_000,
    default: null,
    isForCommandLine: true,
  },
] as const satisfies readonly OptionField[]

export type ProductTranslationOptions = OptionsOf<typeof fields>
