export { FilesPanel } from './FilesPanel.js'
export type { FilesPanelProps, LastFile } from './FilesPanel.types.js'
