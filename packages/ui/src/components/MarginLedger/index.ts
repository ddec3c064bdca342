export { MarginLedger } from './MarginLedger.js'
export { marginOf, totalOf, type Margin } from './margin.js'
export type { LedgerHeads, LedgerProduct, MarginLedgerProps } from './MarginLedger.types.js'
