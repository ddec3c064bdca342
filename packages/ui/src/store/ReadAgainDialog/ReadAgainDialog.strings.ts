import { defineStrings } from '../../i18n/index.js'

export const readAgainDialogStrings = defineStrings('readAgainDialog', {
  heading: (store: string) => `Read ${store} again?`,
  lede: (time: string) =>
    `It was read ${time} ago. Your file gets the values that the store has now, and your jobs are planned on them.`,
  again: (text: string, count: number) =>
    count === 1 ? `${text} job is planned again` : `${text} jobs are planned again`,
  lost: (text: string, count: number) =>
    count === 1 ? `${text} job cannot be carried over` : `${text} jobs cannot be carried over`,
  exclusions: 'What you excluded, and undone jobs, are not carried over.',
  nothing: 'Nothing changes in your store.',
  reading: (store: string, text: string, count: number) =>
    count === 1
      ? `Reading from ${store}: ${text} product`
      : `Reading from ${store}: ${text} products`,
  planning: 'Your jobs are planned again',
  failed: (store: string) => `${store} was not read`,
  stays: 'Your file and its jobs are as they were.',
  offline: 'There is no internet connection',
  offlineText: 'You can go on with this file, and read the store again later.',
  close: 'Close',
  stop: 'Stop',
})
