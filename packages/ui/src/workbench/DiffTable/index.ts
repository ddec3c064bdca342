export { DiffTable } from './DiffTable.js'
export type {
  DiffCellOfRow,
  DiffColumn,
  DiffEditing,
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
