import type { OptionField, OptionsOf } from '../../options/fields.ts'
import type { AutomationTexts } from '../../options/texts.ts'

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

export const strings = {
  fields: {
    to: { label: 'Translate into' },
    fill: {
      label: 'Fill with',
      help: 'With a service key, your text is sent to that service.',
      choices: {
        saved: 'Saved translations',
        glossary: 'Glossary',
        browser: 'This browser’s translator',
        service: 'My own service key',
      },
    },
    empty: {
      label: 'Fill only empty translations',
      help: 'Existing translations are not changed.',
    },
    match: {
      label: 'Minimum match with saved translations',
      help: 'Matches below 100% need review.',
    },
    never: { label: 'Never translate', help: 'The store platform cannot translate tags.' },
    glossary: {
      label: 'Glossary file',
      help: 'A CSV file with a column of words and a column for each language, such as de.',
    },
    saved: {
      label: 'File of saved translations',
      help: 'A CSV file with a column of texts and a column for each language, such as de.',
    },
  },
  columns: {
    field: 'Field',
    source: 'Source',
    translation: 'Translation',
    from: 'From',
    saved: 'Saved translations',
    glossary: 'Glossary',
    typed: 'Typed',
    browser: 'This browser’s translator',
    service: 'My own service key',
    title: 'Title',
    body_html: 'Description',
    meta_title: 'SEO title',
    meta_description: 'SEO description',
    product_type: 'Product type',
    alt: 'Alt text',
    name: 'Name',
    handle: 'Handle',
  },
  notes: {
    match: '{n}% match',
    missing: '{name} is missing',
    longer: '{n}% longer',
    'broken-html': 'Broken HTML',
    'broken-json': 'Broken JSON',
  },
  summary: {
    to: 'translated into {to}',
    '!to': 'translated',
    'fill=browser': 'by this browser’s translator',
    'fill=service': 'by a translation service',
    '!empty': 'existing translations too',
    '~match': 'matches from {match}',
  },
  reasons: {
    'not-translations': 'This file is not a translation export.',
    'no-locale': 'This file has no texts in this language.',
    'all-filled': 'Every text in this language has a translation.',
    'nothing-found': 'No saved translation and no word of the glossary fits. Type a translation.',
  },
} satisfies AutomationTexts<typeof fields>
