export type { RecentFilesProps } from './RecentFiles.types.js'
