import { defineStrings } from '../../i18n/index.js'

export const noticeStrings = defineStrings('notice', {
  close: 'Close',
})
