export { MaskEditor } from './MaskEditor.js'
export { maskTools } from './MaskEditor.types.js'
export type {
  DrawnPicture,
  MaskBrush,
  MaskEditorHandle,
  MaskEditorProps,
  MaskTool,
} from './MaskEditor.types.js'
