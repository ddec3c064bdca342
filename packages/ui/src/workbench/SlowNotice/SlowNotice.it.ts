import { translate } from '../../i18n/index.js'
import type { slowNoticeStrings } from './SlowNotice.strings.js'

export const slowNoticeIt = translate<typeof slowNoticeStrings>('slowNotice', {
  takes: (text, count, webp, jpg) =>
    `${text} ${count === 1 ? 'immagine richiede' : 'immagini richiedono'} circa ${webp} in WEBP, circa ${jpg} in JPG.`,
})
