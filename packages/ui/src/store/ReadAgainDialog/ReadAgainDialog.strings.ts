import { defineStrings } from '../../i18n/index.js'

export const readAgainDialogStrings = defineStrings('readAgainDialog', {
  reading: (store: string) => `Read ${store} again`,
  question: (store: string) => `Replace your file by what ${store} has now?`,
  done: (store: string) => `${store} was read again`,
  stays: 'Your file and its jobs are as they were.',
  now: (text: string, count: number) =>
    count === 1 ? `The store has ${text} product now.` : `The store has ${text} products now.`,
  added: (text: string, count: number) =>
    count === 1 ? `${text} product is new.` : `${text} products are new.`,
  gone: (text: string, count: number) =>
    count === 1 ? `${text} product is gone.` : `${text} products are gone.`,
  kept: 'Carried over',
  planned: (text: string, count: number) =>
    count === 1 ? `${text} job is planned again` : `${text} jobs are planned again`,
  repeated: (text: string, count: number) =>
    count === 1
      ? `${text} job is made again change by change; new products have none`
      : `${text} jobs are made again change by change; new products have none`,
  needless: (text: string, count: number) =>
    count === 1
      ? `${text} job is not needed any more: the store has its values`
      : `${text} jobs are not needed any more: the store has their values`,
  toReview: (text: string, count: number) =>
    count === 1 ? `${text} new change needs review` : `${text} new changes need review`,
  lost: 'Cannot be carried over',
  jobs: (text: string, count: number) =>
    count === 1
      ? `${text} job: none of its changes can be made`
      : `${text} jobs: none of their changes can be made`,
  undone: (text: string, count: number) =>
    count === 1
      ? `${text} undone job, which cannot be redone`
      : `${text} undone jobs, which cannot be redone`,
  changes: (text: string, count: number) =>
    count === 1
      ? `${text} change of a job, as its value changed in the store or is gone`
      : `${text} changes of jobs, as their values changed in the store or are gone`,
  exclusions: (text: string, count: number) =>
    count === 1 ? `${text} exclusion` : `${text} exclusions`,
  edits: (text: string, count: number) =>
    count === 1 ? `${text} cell by hand` : `${text} cells by hand`,
  products: (text: string, count: number) =>
    count === 1
      ? `${text} product that was imported into the file`
      : `${text} products that were imported into the file`,
  example: (product: string, column: string, written: string, now: string) =>
    `${product}, ${column}: yours is “${written}”, the store has “${now}”`,
  exampleGone: (product: string, column: string, written: string) =>
    `${product}, ${column}: yours is “${written}”, the store does not have it any more`,
  nothing: 'Nothing changes in your store.',
  close: 'Close',
  stop: 'Stop',
  keep: 'Keep my file',
  replace: 'Replace my file',
})
