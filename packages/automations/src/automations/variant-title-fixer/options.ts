import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { longestName } from '../../options/limits.ts'
import { scopeField, scopeReasons, scopeTexts, togetherNotes } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  {
    kind: 'map',
    key: 'names',
    found: 'option-names',
    maxLength: longestName,
    isDifferent: true,
    default: {},
    causes: { loss: 'optionValues' },
  },
  { kind: 'map', key: 'values', found: 'option-values', maxLength: longestName, default: {} },
  { kind: 'checkboxes', key: 'tidy', choices: ['spaces', 'title', 'units'], default: ['spaces'] },
  {
    kind: 'text',
    key: 'pattern',
    maxLength: longestName,
    keepsSpaces: true,
    patternIf: { key: 'regex', is: [true] },
    default: '',
  },
  { kind: 'text', key: 'with', maxLength: longestName, keepsSpaces: true, default: '' },
  { kind: 'toggle', key: 'regex', default: false },
  { kind: 'toggle', key: 'ships', default: false },
  {
    kind: 'toggle',
    key: 'ids',
    default: false,
    forImport: true,
    causes: { loss: 'optionValues' },
  },
  scopeField,
] as const satisfies readonly OptionField[]

export type VariantTitleFixerOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    names: { label: 'Option names', help: 'For example, Colour (412), Color (88).' },
    values: { label: 'Option values' },
    tidy: {
      label: 'Clean up',
      choices: { spaces: 'Extra spaces', title: 'Title case', units: 'Unit spacing' },
    },
    pattern: { label: 'Find and replace', help: 'See the result on your values below.' },
    with: { label: 'Replace with' },
    regex: {
      label: 'Use a pattern',
      help: 'A regular expression, such as (\\d+)ml. $1 stands for its first group.',
    },
    ships: { label: 'Remove ‘Ships From’', help: 'Only if it has a single value.' },
    ids: {
      label: 'Change values even if variants get new IDs',
      help: 'You will see a warning before you apply.',
    },
    scope: scopeTexts,
  },
  columns: { option: 'Option', value: 'Value', variants: 'Variants', name: 'Option name' },
  notes: {
    ...togetherNotes,
    'new-ids': 'New variant IDs',
    'may-get-ids': 'Variants may get new IDs',
    'all-new-ids': 'All changes give variants new IDs.',
    'all-may-get-ids': 'All changes may give variants new IDs.',
    linked: 'Linked option',
    ships: '‘Ships From’ removed',
    'values-kept': 'Values stay: new IDs are not allowed',
    duplicate: 'Duplicate combination',
    'duplicate-name': 'Another option has this name',
    'no-value': 'Enter or choose a value.',
    'too-long': 'Use at most 255 characters.',
  },
  summary: {
    names: 'options renamed: {names}',
    values: 'values renamed: {values}',
    'pattern & with': '{pattern} replaced with {with}',
    'pattern & !with': '{pattern} removed',
    regex: '',
    'tidy=spaces': 'extra spaces removed',
    'tidy=title': 'title case',
    'tidy=units': 'unit spacing',
    ships: '‘Ships From’ removed',
    ids: 'new variant IDs allowed',
  },
  reasons: {
    ...scopeReasons,
    'no-column': 'This file has no columns “Option1 name” and “Option1 value”.',
    'no-options': 'The products have no options.',
    'needs-ids':
      'Values would change, but then variants get new IDs. Turn on ‘Change values even if variants get new IDs’.',
    'ships-many': '‘Ships From’ has more than one value.',
    same: 'The options are already like this.',
  },
} satisfies AutomationTexts<typeof fields>
