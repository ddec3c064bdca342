import { defineStrings } from '../../i18n/index.js'

export const cellEditorStrings = defineStrings('cellEditor', {
  label: (cell: string) => `${cell}: text by hand`,
  useText: 'use this text',
  useValue: 'use this value',
  keep: 'keep the proposal',
  leave: 'cancel',
  back: 'Back to the proposal',
  use: 'Use',
  cancel: 'Cancel',
  enter: 'Enter',
  escape: 'Esc',
  characters: (some: string, most: string) => `${some} of ${most} characters`,
  'not-a-number': 'Enter a plain number, with a point or a comma before decimals.',
  'not-whole': 'Enter a whole number.',
  'line-break': 'This text can have one line only.',
  needed: 'This cannot be empty.',
  'too-many-decimals': (decimals: string) => `Use at most ${decimals} decimals.`,
  'too-long': (characters: string) => `Use at most ${characters} characters.`,
  'tag-too-long': (characters: string) => `A tag can have at most ${characters} characters.`,
  'too-short': (characters: string) => `Use at least ${characters} characters.`,
  'too-many-tags': (tags: string) => `Too many tags: at most ${tags}.`,
  'unknown-value': (values: string) => `Enter one of these: ${values}.`,
  unwritable: (character: string) => `The encoding of the file has no “${character}”.`,
})

export type CellEditorStrings = (typeof cellEditorStrings)['en']
