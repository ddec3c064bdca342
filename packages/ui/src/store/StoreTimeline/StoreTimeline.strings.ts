import { defineStrings } from '../../i18n/index.js'

export const storeTimelineStrings = defineStrings('storeTimeline', {
  lede: 'Newest first. What was written to the store is undone in the store, the other jobs in this file.',
  job: (what: string, store: string) => `${what}: ${store}`,
  planned: (values: string, valueCount: number, products: string, productCount: number) =>
    `${values} ${valueCount === 1 ? 'value' : 'values'} in ${products} ${productCount === 1 ? 'product' : 'products'}`,
  wentBack: (text: string, count: number) =>
    count === 1 ? `${text} value went back` : `${text} values went back`,
  stay: (text: string, count: number) =>
    count === 1 ? `${text} stays as it is` : `${text} stay as they are`,
  undoUntil: (date: string) => `Undo until ${date}`,
  read: (store: string) => `Read from ${store}`,
  contents: (text: string, count: number) => (count === 1 ? `${text} product` : `${text} products`),
  inStore: 'In the store',
  undoHint:
    'Undoes it in this file. The values that come back count as not yet in the store until the next update.',
  progress: 'Show progress',
})
