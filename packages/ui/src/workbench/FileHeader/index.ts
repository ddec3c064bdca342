export { FileHeader } from './FileHeader.js'
export type { FileActions, FileHeaderProps } from './FileHeader.types.js'
export { FileMenu, type FileMenuProps } from './FileMenu.js'
