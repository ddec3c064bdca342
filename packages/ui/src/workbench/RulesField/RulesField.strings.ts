import { defineStrings } from '../../i18n/index.js'

export const rulesFieldStrings = defineStrings('rulesField', {
  rule: (number: string) => `Rule ${number}`,
  when: 'When',
  contains: 'Contains',
  type: 'Type',
  vendor: 'Vendor',
  price: 'Price range',
  option: 'Option',
  'on-sale': 'On sale',
  margin: 'Margin',
  text: 'Text',
  optionName: 'Option name',
  optionValue: 'Option value',
  tag: 'Tag',
  addRule: 'Add rule',
  moveUp: (rule: string) => `Move up: ${rule}`,
  moveDown: (rule: string) => `Move down: ${rule}`,
  remove: (rule: string) => `Remove ${rule}`,
  moved: (rule: string, place: string, count: string) => `${rule} is now ${place} of ${count}.`,
  isFirst: 'This is the first rule.',
  isLast: 'This is the last rule.',
})
