import { defineStrings } from '../../i18n/index.js'

export const connectionNoticeStrings = defineStrings('connectionNotice', {
  offline: 'You are offline.',
  detail: 'What is open here still works; the rest needs the network.',
})
