import { translate } from '../../i18n/index.js'
import type { noticeStrings } from './Notice.strings.js'

export const noticeIt = translate<typeof noticeStrings>('notice', {
  close: 'Chiudi',
})
