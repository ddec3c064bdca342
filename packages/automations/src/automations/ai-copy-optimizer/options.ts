import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField } from '../../options/scopeField.ts'

const whileTitle = { key: 'parts', is: ['title'] } as const

export const fields = [
  {
    kind: 'radio',
    key: 'engine',
    choices: ['rules', 'browser-model', 'own-key'],
    inBrowsers: ['browser-model', 'own-key'],
    default: 'rules',
  },
  {
    kind: 'checkboxes',
    key: 'parts',
    choices: ['title', 'description', 'seo-title', 'seo-description', 'alt'],
    default: ['title'],
    isRequired: true,
  },
  {
    kind: 'checkboxes',
    key: 'only',
    choices: ['seo-title', 'seo-description', 'alt'],
    default: ['seo-title', 'seo-description', 'alt'],
    when: { key: 'parts', is: ['seo-title', 'seo-description', 'alt'] },
  },
  {
    kind: 'checkboxes',
    key: 'clean',
    choices: ['emoji', 'exclamation', 'years', 'sales', 'repeated', 'caps'],
    default: ['emoji', 'exclamation', 'years', 'sales', 'repeated', 'caps'],
  },
  {
    kind: 'order',
    key: 'order',
    choices: ['brand', 'type', 'attribute', 'name'],
    always: 'name',
    formerly: {
      'as-is': [],
      'brand-name': ['brand', 'name'],
      'brand-type-name': ['brand', 'type', 'name'],
      'brand-type-attribute-name': ['brand', 'type', 'attribute', 'name'],
      'name-attribute-brand': ['name', 'attribute', 'brand'],
    },
    default: [],
    when: whileTitle,
  },
  { kind: 'number', key: 'max', min: 20, max: 255, default: 70, when: whileTitle },
  { kind: 'list', key: 'locked', default: [] },
  scopeField,
] as const satisfies readonly OptionField[]

export type CopyOptions = OptionsOf<typeof fields>
export type CopyPart = CopyOptions['parts'][number]
export type CleanRule = CopyOptions['clean'][number]
