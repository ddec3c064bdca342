import { defineStrings } from '../../i18n/index.js'

export const diffCellStrings = defineStrings('diffCell', {
  empty: 'empty',
  changes: (before: string, after: string) => `${before} changes to ${after}`,
})

export type DiffCellStrings = (typeof diffCellStrings)['en']
