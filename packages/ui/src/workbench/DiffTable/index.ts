export { DiffTable } from './DiffTable.js'
export type {
  DiffColumn,
  DiffNote,
  DiffNoteTone,
  DiffPosition,
  DiffRow,
  DiffRowTarget,
  DiffTableProps,
  DiffTarget,
} from './DiffTable.types.js'
