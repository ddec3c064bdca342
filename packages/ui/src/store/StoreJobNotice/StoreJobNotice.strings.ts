import { defineStrings } from '../../i18n/index.js'

export const storeJobNoticeStrings = defineStrings('storeJobNotice', {
  next: (store: string) => `Another update of ${store} is being written. This one is next.`,
  ahead: (store: string, text: string, _count: number) =>
    `${text} updates of ${store} come before this one.`,
  soon: 'It begins in a moment.',

  written: (done: string, all: string, count: number, doneCount: number) =>
    `${done} of ${all} ${count === 1 ? 'value' : 'values'} ${doneCount === 1 ? 'is' : 'are'} written.`,
  itself: 'The job goes on by itself.',
  keyEnded: 'The store no longer accepts the key.',
  writtenAndWaiting: (done: string, doneCount: number, rest: string, restCount: number) =>
    `${done} ${doneCount === 1 ? 'value is' : 'values are'} written, ${rest} ${restCount === 1 ? 'waits' : 'wait'}.`,
  notTwice: 'Nothing is written twice.',
  needPermission: (text: string, count: number) =>
    count === 1 ? `${text} value waits.` : `${text} values wait.`,
  restGoesOn: 'Everything else in this update is written.',
  nextTry: (time: string, _count: number) => `Next attempt in ${time}.`,
  unknown: (text: string, count: number) =>
    count === 1
      ? `Not known yet: ${text} value. It is read before anything is repeated.`
      : `Not known yet: ${text} values. They are read before anything is repeated.`,

  rest: (text: string, count: number) =>
    count === 1
      ? `The other value waits in the live file. Resume writes only that one.`
      : `The other ${text} values wait in the live file. Resume writes only those.`,
  nothingRests: 'Nothing waits.',
  failedText: (done: string, doneCount: number, rest: string, restCount: number) =>
    `${done} ${doneCount === 1 ? 'value is' : 'values are'} written and listed, ${rest} ${restCount === 1 ? 'is' : 'are'} not.`,
  results: 'Show results',

  cancelHeading: 'Cancel this update?',
  cancelUndoHeading: 'Cancel this undo?',
  cancelText: (done: string, doneCount: number, rest: string, restCount: number) =>
    `${done} ${doneCount === 1 ? 'value is' : 'values are'} written and ${doneCount === 1 ? 'stays' : 'stay'} in the store. The other ${rest} ${restCount === 1 ? 'waits' : 'wait'}, so that products can be half done. Resume writes the rest, Undo in store takes back what is written.`,
  goOn: 'Let it go on',
})
