import { translate } from '../../i18n/index.js'
import type { connectionNoticeStrings } from './ConnectionNotice.strings.js'

export const connectionNoticeIt = translate<typeof connectionNoticeStrings>('connectionNotice', {
  offline: 'Sei offline.',
  detail: 'Ciò che è aperto qui funziona ancora; per il resto serve la rete.',
})
