import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField, scopeReasons } from '../../options/scopeField.ts'
import type { AutomationTexts } from '../../options/texts.ts'

const whileFinding = { key: 'replace', is: [true] } as const
const whileSetting = { key: 'set', is: [true] } as const
const whileFilling = { key: 'clear', is: [false] } as const

/** The longest text to find and the longest one to write, in characters. */
const longestFind = 255
const longestText = 5000

export const fields = [
  { kind: 'toggle', key: 'replace', opensGroup: true, default: true },
  {
    kind: 'text',
    key: 'find',
    maxLength: longestFind,
    keepsSpaces: true,
    patternIf: { key: 'match', is: ['pattern'] },
    default: '',
    when: whileFinding,
  },
  {
    kind: 'text',
    key: 'with',
    maxLength: longestText,
    keepsSpaces: true,
    default: '',
    when: whileFinding,
    causes: { loss: 'emptied', is: [''], needs: 'find' },
  },
  {
    kind: 'checkboxes',
    key: 'match',
    choices: ['words', 'case', 'pattern'],
    look: 'chips',
    default: ['words'],
    when: whileFinding,
  },
  {
    kind: 'columns',
    key: 'columns',
    offers: 'texts',
    look: 'chips',
    isRequired: true,
    default: ['Title', 'Description'],
    when: whileFinding,
  },
  { kind: 'toggle', key: 'set', opensGroup: true, default: false },
  {
    kind: 'column',
    key: 'column',
    offers: 'values',
    addedIf: { key: 'add', is: [true] },
    default: 'Status',
    when: whileSetting,
  },
  {
    kind: 'text',
    key: 'value',
    maxLength: longestText,
    isFilled: true,
    ofColumn: 'column',
    default: '',
    when: whileFilling,
  },
  { kind: 'toggle', key: 'add', default: false, when: whileFilling },
  { kind: 'toggle', key: 'fill', default: false, when: whileFilling },
  {
    kind: 'toggle',
    key: 'clear',
    default: false,
    when: whileSetting,
    causes: { loss: 'emptied' },
  },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type EditColumnsOptions = OptionsOf<typeof fields>

export const strings = {
  fields: {
    replace: { label: 'Find and replace' },
    find: { label: 'Find' },
    with: { label: 'Replace with' },
    match: {
      label: 'How to find it',
      choices: { words: 'Whole words', case: 'Case', pattern: 'Pattern' },
      hints: {
        pattern: 'A regular expression, such as (\\d+)ml. $1 stands for its first group.',
      },
    },
    columns: {
      label: 'In these columns',
      help: 'HTML tags stay as they are. Options have Variant Title Fixer, prices Price Editor.',
    },
    set: { label: 'Set a column' },
    column: { label: 'Column' },
    value: { label: 'Value', choose: 'Choose' },
    add: {
      label: 'As a new column',
      help: 'It is added to the file. Name it as the import does, such as Template Suffix or Fabric (product.metafields.custom.fabric).',
    },
    fill: { label: 'Only fill empty cells' },
    clear: { label: 'Clear the column' },
    scope: {
      label: 'Which products',
      help: 'Only these products are included. A price or an option chooses single variants in columns of variants.',
    },
  },
  columns: { cell: 'Column', text: 'Text', found: 'Found' },
  notes: {
    split: 'Stays where formatting begins or ends in it',
    structured: 'Structured data stays',
    slow: 'The pattern takes too long for this text',
    already: 'The new text is there already in {n} places. They stay.',
    emptied: 'Becomes empty',
    identifier: 'Other systems may know it by the old value',
    'all-identifiers': 'Other systems may know these by the old values.',
    'merged-tags': 'Same tags merged',
    visible: 'Visible after the import',
    hidden: 'Hidden after the import',
    deleted: 'Deleted in your store',
    unlike: 'Unlike the other values of this column',
    'all-unlike': 'The value is unlike the others of this column.',
    'no-title': 'A product needs a title.',
    'too-short': 'Use at least {min} characters.',
    'too-long': 'Use at most {max} characters.',
    comma: 'A tag cannot contain a comma.',
    'tag-too-long': 'A tag has more than 255 characters',
    'no-value': 'The column is not set yet: its value is not chosen.',
    'new-column': 'The file has no column ‘{column}’. It becomes the last one.',
    'empty-elsewhere':
      'Other products in which it stays empty: {n}. An import may delete what the store has there, so download only the changed products.',
  },
  summary: {
    'replace & find & with': '{find} replaced with {with}',
    'replace & find & !with': '{find} removed',
    'replace & find': 'in {columns}',
    'match=case': 'matching case',
    'match=pattern': 'as a pattern',
    'match=words': '',
    set: '',
    'set & value': '{column}: {value}',
    'set & clear': '{column} cleared',
    add: 'as a new column',
    fill: 'only empty cells',
  },
  reasons: {
    ...scopeReasons,
    'nothing-chosen': 'Turn on ‘Find and replace’ or ‘Set a column’.',
    'no-text': 'Enter the text to find.',
    'no-value': 'Choose the value of the column.',
    'not-found': 'The text is in none of the chosen columns.',
    already: 'The new text is there already.',
    same: 'The column is already like this.',
    'none-empty': 'The column has no empty cells.',
  },
} satisfies AutomationTexts<typeof fields>
