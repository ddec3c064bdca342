import { scopeReasons, scopeTexts } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

export const strings = {
  fields: {
    parts: {
      label: 'What to rewrite',
      help: 'Rule-based rewrite on this device. Rules never invent facts.',
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
      choices: {
        'as-is': 'As is',
        'brand-name': 'Brand, Name',
        'brand-type-name': 'Brand, Type, Name',
        'brand-type-attribute-name': 'Brand, Type, Attribute, Name',
        'name-attribute-brand': 'Name, Attribute, Brand',
      },
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
    'new-fact': 'Number or unit not in the source: {facts}',
  },
  reasons: {
    ...scopeReasons,
    'no-columns': 'This file has none of the chosen columns.',
    'nothing-to-fill': 'Every chosen cell is filled already.',
    clean: 'The texts follow these rules already.',
  },
} satisfies AutomationTexts<typeof fields>
