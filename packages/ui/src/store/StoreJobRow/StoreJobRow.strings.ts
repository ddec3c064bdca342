import { defineStrings } from '../../i18n/index.js'

export const storeJobRowStrings = defineStrings('storeJobRow', {
  group: 'In your store',
  onStore: (store: string, text: string, count: number) =>
    `${store}, ${text} ${count === 1 ? 'product' : 'products'}`,
  justNow: 'Just now',
  update: (store: string) => `the update of ${store}`,
  undo: (store: string) => `the undo in ${store}`,
  open: (job: string) => `Open ${job}`,
  cancel: (job: string) => `Cancel ${job}`,
  resume: (job: string) => `Resume ${job}`,
  failed: 'Jobs in stores could not be loaded',
  undoInStore: (job: string) => `Undo ${job} in store`,
})
