import { defineStrings } from '../../i18n/index.js'

export const updateDialogStrings = defineStrings('updateDialog', {
  heading: (text: string, count: number, store: string) =>
    `Update ${text} ${count === 1 ? 'product' : 'products'} in ${store}?`,
  written: (text: string, count: number) =>
    count === 1 ? `${text} value will be written.` : `${text} values will be written.`,
  stays: 'Values that changed in the store since you read them stay as they are.',
  detail:
    'The check runs just before each write. A change made in the same moments cannot be seen.',
  update: 'Update',

  fields: 'What is written',
  field: 'Column',
  products: 'Products',
  values: 'Values',
  total: 'In all',
  show: 'Show every value',

  notWritten: 'Not written',
  count: (text: string, count: number) => `${text} ${count === 1 ? 'value' : 'values'}`,
  excluded: (_count: number): string => 'that you excluded',
  setBack: (_count: number): string => 'that a later job set back to what the store has',
  because: (field: string, reason: string) => `in ${field}: ${reason}`,
  filesOnly: 'This part works on files. Download the file and import it in your store.',

  needs: (text: string, count: number) =>
    count === 1 ? `${text} value needs it.` : `${text} values need it.`,
  needsAll: 'Everything else in this update can be written.',
  leftOut: (permission: string) => `without the permission “${permission}”`,
  undecided: 'Decide first about the values without permission.',

  old: (store: string, time: string) => `${store} was read ${time} ago`,
  oldText: (text: string, count: number) => {
    if (count === 0) return 'Read again before this update.'
    return count === 1
      ? `Read again before this update. Your ${text} job is planned anew.`
      : `Read again before this update. Your ${text} jobs are planned anew.`
  },
  without: 'Continue without',

  tooMany: 'Too many values for one update',
  tooManyText: 'Undo a job, update the store, then redo the job and update again.',
  unreadable: 'This file has to be read again first',
  unreadableText: 'It was read by another version of Dropwatt.',

  counting: 'Counting what is not yet in the store...',
  countingReason: 'The values are still being counted.',
  notCounted: 'The changes could not be counted',
  notCountedText: 'Nothing was written. The file is as it was.',
  nothing: 'Nothing to update',
  nothingText: 'The store has every value of this file, as far as it can be written.',
  notStarted: 'The update did not start',
  offlineText: 'An update starts from this page. Nothing was written.',
})
