import { defineStrings } from '../../i18n/index.js'

export const storeJobProgressStrings = defineStrings('storeJobProgress', {
  compared: (done: string, all: string, count: number, _doneCount: number) =>
    `${done} of ${all} ${count === 1 ? 'product' : 'products'} compared with the store.`,
  known: (done: string, all: string, count: number, doneCount: number) =>
    `${done} of ${all} ${count === 1 ? 'product' : 'products'} ${doneCount === 1 ? 'is' : 'are'} done.`,
  readBack: (done: string, all: string, count: number, _doneCount: number) =>
    `${done} of ${all} written ${count === 1 ? 'value' : 'values'} read back.`,
  conflicts: (text: string, count: number) =>
    count === 1
      ? `${text} conflict so far stays as it is.`
      : `${text} conflicts so far stay as they are.`,
  cancelNote: 'Cancel stops after the values being written now.',
  progressOf: (store: string) => `Progress of the update of ${store}`,
  progressOfUndo: (store: string) => `Progress of the undo in ${store}`,
})
