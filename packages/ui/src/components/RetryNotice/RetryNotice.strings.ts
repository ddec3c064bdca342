import { defineStrings } from '../../i18n/index.js'

export const retryNoticeStrings = defineStrings('retryNotice', {
  wait: (time: string) => `You can try again in ${time}.`,
  over: 'You can try again now.',
})
