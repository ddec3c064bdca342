import { defineStrings } from '../../i18n/index.js'

export const diffCellStrings = defineStrings('diffCell', {
  empty: 'empty',
  onlyMarkup: 'The text stays the same; only its HTML changes.',
  changes: (before: string, after: string) => `${before} changes to ${after}`,
  spaces: (text: string, _count: number) => `${text} spaces beside each other`,
  start: 'space at the start',
  end: 'space at the end',
  space: 'space',
  noBreak: 'no-break space',
  tab: 'tab',
  lineBreak: 'line break',
  zeroWidth: 'invisible character',
  dash: 'dash',
  quote: 'quotation mark',
  letter: 'letter of another alphabet',
  accent: 'accent as a character of its own',
})

export type DiffCellStrings = (typeof diffCellStrings)['en']
