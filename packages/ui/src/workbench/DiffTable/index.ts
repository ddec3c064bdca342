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
  ExtraColumn,
  TableLook,
} from './DiffTable.types.js'
