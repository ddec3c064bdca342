import { defineStrings } from '../../i18n/index.js'

export const undoStoreDialogStrings = defineStrings('undoStoreDialog', {
  heading: 'Undo this update?',
  back: (text: string, count: number) =>
    count === 1 ? `${text} value goes back.` : `${text} values go back.`,
  changed: (text: string, count: number) =>
    count === 1
      ? `${text} changed since and stays as it is.`
      : `${text} changed since and stay as they are.`,
  again: 'Each value is compared with the store once more just before it goes back.',
  honest: 'Undo does not reach what others already used: orders, emails, feeds, search engines.',

  cells: 'Changed since, stay as they are',
  before: 'Before',
  written: 'Written',
  inStore: 'In the store',
  more: (text: string, _count: number) => `and ${text} more`,
  showAll: (text: string, _count: number) => `Show all ${text}`,

  inexact: 'Cannot go back exactly',
  htmlCount: (text: string, count: number) => `${text} ${count === 1 ? 'text' : 'texts'}`,
  html: (_count: number): string =>
    'that Shopify saved differently: the text goes back, its code may differ',
  tagsCount: (text: string, count: number) => `${text} ${count === 1 ? 'product' : 'products'}`,
  tags: (_count: number): string => 'whose tags can come back in another order',
  outdatedCount: (text: string, count: number) =>
    `${text} ${count === 1 ? 'translation' : 'translations'}`,
  outdated: (count: number): string =>
    count === 1
      ? 'that was outdated: it goes back, and counts as up to date'
      : 'that were outdated: they go back, and count as up to date',
  pictureCount: (text: string, count: number) => `${text} ${count === 1 ? 'picture' : 'pictures'}`,
  picture: (count: number): string => (count === 1 ? 'that was replaced' : 'that were replaced'),
  goneCount: (text: string, count: number) => `${text} ${count === 1 ? 'value' : 'values'}`,
  gone: (_count: number): string => 'of products or variants that are no longer in the store',

  footnote: 'Your file keeps its jobs. They count as not yet in the store.',

  counting: 'Comparing with the store...',
  countingReason: 'The values are still being compared.',
  notCounted: 'The store could not be compared',
  notCountedText: 'Nothing was changed. Try again in a moment.',
  expired: 'This update can no longer be undone',
  expiredText: (store: string, date: string) =>
    `It could be undone until ${date}. The values in ${store} stay as they are.`,
  nothing: 'Nothing to undo',
  nothingText: (store: string, changed: number) =>
    changed > 0
      ? `Every value of this update was changed in ${store} since, and stays as it is.`
      : `${store} has the values from before this update already.`,
  notStarted: 'The undo did not start',
  offlineText: 'An undo starts from this page. Nothing was changed.',
})
