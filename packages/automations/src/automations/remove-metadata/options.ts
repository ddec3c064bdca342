import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField, scopeReasons, scopeTexts } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

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
    causes: { loss: 'emptied', is: ['clear'] },
  },
  { kind: 'toggle', key: 'seo', default: false, when: whileFile, causes: { loss: 'emptied' } },
  // A column is excluded for all products.
  { ...scopeField, when: { key: 'how', is: ['clear'], or: { key: 'seo', is: [true] } } },
] as const satisfies readonly OptionField[]

export type RemoveMetadataOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    what: { label: 'Remove from', choices: { images: 'Images', file: 'Product file' } },
    keep: {
      label: 'Keep',
      help: 'Pixels stay identical.',
      choices: {
        rotation: 'Rotation',
        profile: 'Colour profile',
        copyright: 'Copyright',
        date: 'Date',
      },
    },
    fields: { label: 'Metafields' },
    how: {
      label: 'What to do',
      choices: {
        exclude: 'Exclude the columns: your store keeps its values',
        clear: 'Clear the values: they are deleted in your store',
      },
    },
    seo: { label: 'Also clear SEO title and SEO description' },
    scope: scopeTexts,
  },
  columns: {
    field: 'Metafield',
    value: 'Value',
    'seo-title': 'SEO title',
    'seo-description': 'SEO description',
  },
  notes: {
    deleted: 'Deleted in your store when you import',
    common: 'Value used in {n} products',
    linked: 'The option {name} takes its values from this metafield',
  },
  summary: {
    'what=images': 'metadata removed from images',
    'keep=copyright': 'copyright kept',
    'keep=date': 'date kept',
    'how=exclude & fields': 'metafields not in the download: {fields}',
    'how=clear & fields': 'metafields cleared: {fields}',
    seo: 'SEO title and SEO description cleared',
  },
  reasons: {
    ...scopeReasons,
    'no-metafields':
      'This file has no metafield columns. Your store exports them only for metafields that have values.',
    'none-chosen': 'Choose the metafields to remove.',
    'no-values': 'None of the chosen columns has a value in these products.',
    'already-excluded': 'The chosen columns are excluded from the download already.',
    'no-seo': 'This file has no columns “SEO title” and “SEO description”.',
  },
} satisfies AutomationTexts<typeof fields>
