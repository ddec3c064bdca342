import { defineStrings } from '../../i18n/index.js'

export const workbenchFrameStrings = defineStrings('workbenchFrame', {
  bench: (name: string) => `Workbench: ${name}`,
  views: 'Views of the file',
  options: 'Options',
  skipOptions: 'Skip the options',
  more: (text: string, _count: number) => `Show ${text} more`,
  excluded: (text: string, _count: number) => `${text} excluded`,
  changes: 'Changes',
  check: 'Check',
  history: 'History',
  images: 'Images',
  review: 'Review',
  columns: 'Columns',
  products: 'Products',
  costs: 'Costs',
  margins: 'Margins',
  compare: 'Compare',
  glossary: 'Glossary',
  memory: 'Saved translations',
})
