import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField, scopeReasons, scopeTexts } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  { kind: 'rules', key: 'rules', default: [] },
  {
    kind: 'checkboxes',
    key: 'words',
    choices: ['colour', 'material', 'season', 'audience'],
    default: ['colour', 'material'],
  },
  { kind: 'toggle', key: 'suggest', default: false },
  { kind: 'radio', key: 'old', choices: ['keep', 'merge', 'replace'], default: 'keep' },
  {
    kind: 'list',
    key: 'take',
    isTag: true,
    maxLength: 255,
    default: [],
    causes: { loss: 'emptied' },
  },
  { kind: 'number', key: 'max', min: 1, max: 250, default: 20 },
  scopeField,
] as const satisfies readonly OptionField[]

export type AutoTagOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    rules: { label: 'Rules', help: 'Applied from top to bottom.' },
    words: {
      label: 'Add tags from word lists',
      choices: { colour: 'Colour', material: 'Material', season: 'Season', audience: 'Audience' },
    },
    suggest: {
      label: 'Suggest tags from titles',
      help: 'Words that make products different. All suggestions need review.',
    },
    old: {
      label: 'Existing tags',
      choices: {
        keep: 'Keep',
        merge: 'Merge tags that differ only by upper or lower case',
        replace: 'Replace',
      },
    },
    take: { label: 'Remove these tags' },
    max: { label: 'Maximum tags per product' },
    scope: scopeTexts,
  },
  columns: { tags: 'Tags', count: 'Count' },
  notes: {
    suggested: 'Suggested: {tags}',
    many: '{n} tags',
    full: 'Maximum reached, not added: {tags}',
    comma: 'A tag cannot contain a comma.',
    'tag-too-long': 'A tag has more than 255 characters',
    'too-many': 'More than 250 tags',
  },
  summary: {
    rules: 'tags by rules: {rules}',
    words: 'tags for {words}',
    suggest: 'tags suggested from titles',
    'old=merge': 'equal tags merged',
    'old=replace': 'existing tags replaced',
    take: 'tags removed: {take}',
    '~max': 'at most {max}',
  },
  reasons: {
    ...scopeReasons,
    'no-column': 'This file has no column “Tags”.',
    'no-source': 'There is no rule, and no word list is selected.',
    'no-match': 'No rule and no word of the lists fits these products.',
    same: 'The products already have these tags.',
  },
} satisfies AutomationTexts<typeof fields>
