export { DiffCell } from './DiffCell.js'
export type { DiffCellProps, DiffComputed, DiffKind, DiffValue } from './DiffCell.types.js'
export type { TextFormat } from './textsOf.js'
