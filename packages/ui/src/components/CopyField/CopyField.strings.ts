import { defineStrings } from '../../i18n/index.js'

export const copyFieldStrings = defineStrings('copyField', {
  copy: 'Copy',
  copyName: (field: string) => `Copy: ${field}`,
  copied: 'Copied',
  copiedName: (field: string) => `Copied: ${field}`,
  refused: 'Nothing was copied',
  refusedNext: 'The browser does not allow it. The text is selected: copy it with Ctrl+C or ⌘C.',
})
