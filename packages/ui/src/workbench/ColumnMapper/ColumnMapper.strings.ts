import { defineStrings } from '../../i18n/index.js'

export const columnMapperStrings = defineStrings('columnMapper', {
  title: 'Columns of the supplier',
  matched: (matched: string, all: string, count: number) =>
    count === 1
      ? `${matched} of 1 column matched by name or content.`
      : `${matched} of ${all} columns matched by name or content.`,
  isSaved: 'Saved for this supplier.',
  toConfirm: (text: string, count: number) =>
    count === 1 ? 'Show the column to confirm' : `Show the ${text} columns to confirm`,
  supplier: 'Supplier',
  column: 'Supplier’s column',
  examples: 'First rows',
  target: 'Column in your store',
  matchedBy: 'Matched by',
  targetOf: (column: string) => `Column in your store for ${column}`,
  optionName: 'Option name',
  optionNameOf: (column: string) => `Option name for ${column}`,
  exclude: 'Exclude',
  confirm: 'Confirm this column',
  confirmOf: (column: string) => `Confirm this column: ${column}`,
  unnamed: (number: string) => `Column ${number}, without a name`,
  noValues: 'No values',
  empty: 'This list has no columns.',
  name: 'Name',
  content: 'Content',
  'name-and-content': 'Name and content',
  'decimal-comma': 'Decimal comma detected',
  saved: 'Saved for this supplier',
  chosen: 'You',
  none: 'No match',
})
