import { connectionNoticeStrings } from './ConnectionNotice.strings.js'

export const connectionNoticeIt = connectionNoticeStrings.translate({
  offline: 'Sei offline.',
  detail: 'Questa pagina funziona ancora. Per tutto il resto serve la connessione.',
})
