import { translate } from '../../i18n/index.js'
import type { connectionNoticeStrings } from './ConnectionNotice.strings.js'

export const connectionNoticeIt = translate<typeof connectionNoticeStrings>('connectionNotice', {
  offline: 'Sei offline.',
  detail: 'Questa pagina funziona ancora. Per tutto il resto serve la connessione.',
})
