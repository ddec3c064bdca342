export { PriceTable } from './PriceTable.js'
export type { Money, PricedProduct, PriceTableHeads, PriceTableProps } from './PriceTable.types.js'
