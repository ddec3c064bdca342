import { defineStrings } from '../../i18n/index.js'

export const handNoticeStrings = defineStrings('handNotice', {
  stay: 'Texts written by hand stay',
  when: 'when options change. F2 or double-click edits any text.',
  whenTouched: 'when options change. Press Edit below a text, or press a value.',
})
