import { defineStrings } from '../../i18n/index.js'

export const applyFirstDialogStrings = defineStrings('applyFirstDialog', {
  heading: 'Apply first?',
  changes: (text: string, count: number) =>
    count === 1
      ? `${text} change is not in the file yet.`
      : `${text} changes are not in the file yet.`,
  columns: 'The columns on this page are not excluded yet.',
  where: (automation: string, count: number) =>
    count === 1
      ? `It is on this page in ${automation}.`
      : `They are on this page in ${automation}.`,
  what: (automation: string, summary: string, count: number) =>
    count === 1
      ? `It is on this page in ${automation}: ${summary}.`
      : `They are on this page in ${automation}: ${summary}.`,
  elsewhere: (automation: string, summary: string, count: number) =>
    count === 1 ? `It is in ${automation}: ${summary}.` : `They are in ${automation}: ${summary}.`,
  notIncluded: (count: number): string =>
    count === 1
      ? 'If you download now, it is not included.'
      : 'If you download now, they are not included.',
  skip: (count: number): string => (count === 1 ? 'Download without it' : 'Download without them'),
  apply: (text: string) => `Apply ${text} and download`,
  exclude: 'Apply and download',
  goThere: 'Show them',
})
