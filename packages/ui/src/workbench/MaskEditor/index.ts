export { MaskEditor } from './MaskEditor.js'
export { maskTools } from './MaskEditor.types.js'
export type {
  BrushStroke,
  DrawnPicture,
  MaskBrush,
  MaskEditorHandle,
  MaskEditorProps,
  MaskTool,
} from './MaskEditor.types.js'
