export { FileHeader } from './FileHeader.js'
export type { FileActions, FileHeaderProps } from './FileHeader.types.js'
export { FileMenu } from './FileMenu.js'
