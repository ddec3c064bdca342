export { CellEditor } from './CellEditor.js'
export type { CellEditorProps, EditNext } from './CellEditor.types.js'
