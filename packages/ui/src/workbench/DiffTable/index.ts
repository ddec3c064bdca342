export { DiffTable } from './DiffTable.js'
export type {
  DiffColumn,
  DiffNote,
  DiffNoteTone,
  DiffPosition,
  DiffRow,
  DiffTableProps,
  DiffTarget,
} from './DiffTable.types.js'
