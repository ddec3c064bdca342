export { ChangeTable } from './ChangeTable.js'
export type { ChangeRow, ChangeTableHeads, ChangeTableProps } from './ChangeTable.types.js'
