import { retryNoticeStrings } from './RetryNotice.strings.js'

export const retryNoticeIt = retryNoticeStrings.translate({
  wait: (time) => `Puoi riprovare tra ${time}.`,
  over: 'Ora puoi riprovare.',
})
