import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField } from '../../options/scopeField.ts'

const whileFile = { key: 'what', is: ['file'] } as const

export const fields = [
  {
    kind: 'radio',
    key: 'what',
    choices: ['images', 'file'],
    default: 'file',
    forImages: 'images',
  },
  {
    kind: 'checkboxes',
    key: 'keep',
    choices: ['rotation', 'profile', 'copyright', 'date'],
    locked: ['rotation', 'profile'],
    default: ['rotation', 'profile'],
    when: { key: 'what', is: ['images'] },
  },
  { kind: 'columns', key: 'fields', offers: 'metafields', default: [], when: whileFile },
  {
    kind: 'radio',
    key: 'how',
    choices: ['exclude', 'clear'],
    default: 'exclude',
    when: whileFile,
  },
  { kind: 'toggle', key: 'seo', default: false, when: whileFile },
  // A column is excluded for all products.
  { ...scopeField, when: { key: 'how', is: ['clear'], or: { key: 'seo', is: [true] } } },
] as const satisfies readonly OptionField[]

export type RemoveMetadataOptions = OptionsOf<typeof fields>
