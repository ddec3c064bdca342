import { defineStrings } from '../../i18n/index.js'

export const fieldsStrings = defineStrings('workbenchFields', {
  add: 'Add',
  addTo: (label: string) => `Add to ${label}`,
  remove: (value: string) => `Remove ${value}`,
  from: 'From',
  to: 'To',
  search: 'Search',
  noMatch: (query: string) => `Nothing matches “${query}”`,
  more: (count: string) => `Show ${count} more`,
  notNumber: (example: string) => `Enter a number, such as ${example}.`,
  moveUp: 'Move up',
  moveDown: 'Move down',
})
