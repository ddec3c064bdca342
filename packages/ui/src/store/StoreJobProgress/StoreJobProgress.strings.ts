import { defineStrings } from '../../i18n/index.js'

export const storeJobProgressStrings = defineStrings('storeJobProgress', {
  compared: (done: string, all: string, count: number) =>
    `${done} of ${all} ${count === 1 ? 'product' : 'products'} compared with the store.`,
  inStore: (done: string, all: string, count: number) =>
    count === 1
      ? `${done} of ${all} product is in your store.`
      : `${done} of ${all} products are in your store.`,
  readBack: (done: string, all: string, count: number) =>
    `${done} of ${all} written ${count === 1 ? 'value' : 'values'} read back.`,
  conflicts: (text: string, count: number) =>
    count === 1
      ? `${text} conflict so far stays as it is.`
      : `${text} conflicts so far stay as they are.`,
  cancelNote: 'Cancel stops after the values being written now.',
  progressOf: (store: string) => `Progress of the update of ${store}`,
  progressOfUndo: (store: string) => `Progress of the undo in ${store}`,
})
