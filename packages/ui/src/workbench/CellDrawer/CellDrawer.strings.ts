import { defineStrings } from '../../i18n/index.js'

export const cellDrawerStrings = defineStrings('cellDrawer', {
  place: (name: string, row: string) => `${name}, row ${row}`,
  value: 'Value',
  before: 'Old value',
  after: 'New value',
  notes: 'Notes',
  excluded: 'Excluded',
  conflict: 'Conflict',
  edit: 'Edit',
  exclude: 'Exclude',
  include: 'Include',
})
