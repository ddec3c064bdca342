import { defineStrings } from '../../i18n/index.js'

export const storeJobPageStrings = defineStrings('storeJobPage', {
  title: 'Update of a store',
  update: (store: string) => `Update of ${store}`,
  undo: (store: string) => `Undo in ${store}`,
  facts: (
    products: string,
    productCount: number,
    values: string,
    valueCount: number,
    moment: string,
  ) =>
    `${products} ${productCount === 1 ? 'product' : 'products'}, ${values} ${valueCount === 1 ? 'value' : 'values'}, started ${moment}.`,
  open: (file: string) => `Open the file of ${file}`,
  elsewhere: 'Its file is not on this device.',
  all: 'All jobs',
  unknown: 'No such update',
  unknownText: 'It may be of another account. Updates are kept for 30 days.',
  disconnected: 'This store is not connected',
  disconnectedText: 'Its updates can no longer be seen or undone here. Your files stay.',
  settings: 'Open settings',
  failed: 'The update could not be loaded',
})
