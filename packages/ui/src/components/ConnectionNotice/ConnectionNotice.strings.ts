import { defineStrings } from '../../i18n/index.js'

export const connectionNoticeStrings = defineStrings('connectionNotice', {
  offline: 'You are offline.',
  detail: 'This page still works. Everything else needs a connection.',
  files: 'Files go on working.',
  filesDetail: 'Rates of today, services and your account need a connection.',
})
