import { defineStrings } from '../../i18n/index.js'

export const mapFieldStrings = defineStrings('mapField', {
  newName: (found: string) => `New name for ${found}`,
  unchanged: 'Unchanged',
  amount: (found: string) => `Amount for ${found}`,
  empty: 'empty',
  forAll: 'Use this for all',
  nameForAll: (found: string) => `Use this for all: ${found}`,
  similar: (first: string) => `Similar to ${first}`,
  addRow: 'Add row',
  foundName: 'Found name',
  newNameAlone: 'New name',
  search: 'Search names',
  remove: (found: string) => `Remove ${found}`,
})
