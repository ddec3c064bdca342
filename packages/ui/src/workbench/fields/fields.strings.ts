import { defineStrings } from '../../i18n/index.js'

export const fieldsStrings = defineStrings('workbenchFields', {
  add: 'Add',
  addTo: (label: string) => `Add to ${label}`,
  remove: (value: string) => `Remove ${value}`,
  from: 'From',
  to: 'To',
  noMatch: (query: string) => `Nothing matches “${query}”`,
  more: (text: string, _count: number) => `Show ${text} more`,
  notNumber: (example: string) => `Enter a number, such as ${example}.`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  move: (name: string) => `Move ${name}`,
  moveHint: 'Press Up or Down to move it, or drag it.',
  menuOf: (name: string) => `Menu of ${name}`,
  moved: (name: string, place: string, count: string) => `${name}: now ${place} of ${count}.`,
  unordered: 'As is',
  choose: 'Choose',
  noType: 'No product type',
  typeLabel: (type: string, count: string | undefined) =>
    count === undefined ? type : `${type} (${count})`,
  chooseFile: 'Choose a file',
  chooseOther: 'Choose another file',
  chooseImage: 'Choose an image',
  chooseOtherImage: 'Choose another image',
})
