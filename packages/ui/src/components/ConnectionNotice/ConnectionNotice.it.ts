import { connectionNoticeStrings } from './ConnectionNotice.strings.js'

export const connectionNoticeIt = connectionNoticeStrings.translate({
  offline: 'Sei offline.',
  detail: 'Ciò che è aperto qui funziona ancora; per il resto serve la rete.',
})
