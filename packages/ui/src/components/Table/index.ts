export { Table } from './Table.js'
export type { TableColumn, TableProps } from './Table.types.js'
