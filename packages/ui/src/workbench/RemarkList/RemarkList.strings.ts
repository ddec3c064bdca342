import { defineStrings } from '../../i18n/index.js'

export const remarkListStrings = defineStrings('remarkList', {
  label: 'Notes on the file',
  /** The number of remarks that are not shown. */
  more: (text: string, _count: number) => `Show ${text} more`,
})
