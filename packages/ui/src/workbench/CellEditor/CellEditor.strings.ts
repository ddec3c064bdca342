import type { EditProblem } from '@dropwatt/automations'
import { defineStrings } from '../../i18n/index.js'

type Wordings = {
  readonly [Code in EditProblem['code']]: (
    problem: Extract<EditProblem, { readonly code: Code }>,
  ) => string
}

export const cellEditorStrings = defineStrings('cellEditor', {
  label: (cell: string) => `${cell}: text by hand`,
  useText: 'use this text',
  useValue: 'use this value',
  keep: 'keep the proposal',
  cancel: 'cancel',
  back: 'Back to the proposal',
  buttons: { use: 'Use', cancel: 'Cancel' },
  keys: { enter: 'Enter', escape: 'Esc' },
  characters: (some: string, most: string) => `${some} of ${most} characters`,
  problems: {
    'not-a-number': () => 'Enter a number, such as 12.50.',
    'not-whole': () => 'Enter a whole number.',
    'line-break': () => 'This text can have one line only.',
    needed: () => 'This cannot be empty.',
    'too-many-decimals': ({ decimals }) =>
      decimals === 0 ? 'Use no decimals.' : `Use at most ${decimals} decimals.`,
    'too-long': ({ characters }) => `Use at most ${characters} characters.`,
    'tag-too-long': ({ characters }) => `A tag can have at most ${characters} characters.`,
    'too-short': ({ characters }) => `Use at least ${characters} characters.`,
    'too-many-tags': ({ tags }) => `A product can have at most ${tags} tags.`,
    'unknown-value': ({ values }) => `Enter one of these: ${values}.`,
    unwritable: ({ character }) => `The encoding of the file has no “${character}”.`,
  } satisfies Wordings as Wordings,
})

export type CellEditorStrings = (typeof cellEditorStrings)['en']
