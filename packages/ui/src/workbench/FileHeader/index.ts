export type { FileActions, FileHeaderProps } from './FileHeader.types.js'
