import { translate } from '../../i18n/index.js'
import type { retryNoticeStrings } from './RetryNotice.strings.js'

export const retryNoticeIt = translate<typeof retryNoticeStrings>('retryNotice', {
  wait: (time) => `Puoi riprovare tra ${time}.`,
  over: 'Ora puoi riprovare.',
})
