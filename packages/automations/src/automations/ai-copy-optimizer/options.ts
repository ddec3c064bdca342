import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField, scopeReasons, scopeTexts } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

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

export const strings = {
  fields: {
    engine: {
      label: 'Write with',
      help: 'Rules never invent facts.',
      choices: {
        rules: 'Rules on this device',
        'browser-model': 'This browser’s model',
        'own-key': 'My own key',
      },
    },
    parts: {
      label: 'What to rewrite',
      choices: {
        title: 'Title',
        description: 'Description',
        'seo-title': 'SEO title',
        'seo-description': 'SEO description',
        alt: 'Alt text',
      },
    },
    only: {
      label: 'Fill only empty cells',
      choices: { 'seo-title': 'SEO title', 'seo-description': 'SEO description', alt: 'Alt text' },
    },
    clean: {
      label: 'Remove',
      choices: {
        emoji: 'Emoji',
        exclamation: '!!!',
        years: 'Years',
        sales: 'Sales phrases',
        repeated: 'Repeated words',
        caps: 'ALL CAPS',
      },
    },
    order: {
      label: 'Title order',
      help: 'Drag to reorder, or use the menu.',
      choices: { brand: 'Brand', type: 'Type', attribute: 'Attribute', name: 'Name' },
    },
    max: { label: 'Maximum title length', help: 'Cut only between words.' },
    locked: {
      label: 'Never change these words',
      help: 'Brands and numbers are always locked.',
    },
    scope: scopeTexts,
  },
  columns: {
    field: 'Field',
    text: 'Text',
    length: 'Length',
    title: 'Title',
    description: 'Description',
    'seo-title': 'SEO title',
    'seo-description': 'SEO description',
    alt: 'Alt text',
  },
  notes: {
    filled: 'Filled from this product’s own texts',
    shortened: 'Cut to {n} characters',
    'too-long': 'Longer than {n} characters, with no space to cut at',
    shorter: '{n}% shorter',
    'word-removed': 'Important word removed: {words}',
    'year-removed': 'Year removed: {years}',
    'same-title': 'Another product has this title',
    lowered: 'Names in it may need a capital',
    'capitals-kept': 'In capitals still: its language is not clear',
    'sharp-s': '“ss” may have to be “ß”: {words}',
    'new-fact': 'Number or unit not in the source: {facts}',
    written: 'Written by {service}',
    markup: 'Markup changed: {tag}',
    'locked-lost': 'Locked word missing: {words}',
    'over-limit': '{length} characters, more than {n}',
    'number-removed': 'Number or unit removed: {facts}',
  },
  summary: {
    '!~clean & parts': '{parts} cleaned up',
    '~clean & clean & parts': '{parts} without {clean}',
    '!clean & parts': '{parts} rewritten',
    'engine=browser-model': 'written by this browser’s model',
    'engine=own-key': 'written with own key',
    order: 'title order: {order}',
    '~max': 'titles up to {max} characters',
    '~only & only': 'only empty cells of {only}',
    '!only': 'filled cells too',
  },
  reasons: {
    ...scopeReasons,
    'no-columns':
      'This file has none of the chosen columns. They are called Title, Description or Body (HTML), SEO title, SEO description and Image alt text.',
    'nothing-to-fill': 'Every chosen cell is filled already.',
    clean: 'The texts follow these rules already.',
    'not-written': 'No texts are written yet. Services only write on the page of this automation.',
    'written-same': 'The written texts are those of the file.',
  },
} satisfies AutomationTexts<typeof fields>
