export { PricingTable } from './PricingTable.js'
export type { PricingNote, PricingTableProps } from './PricingTable.types.js'
