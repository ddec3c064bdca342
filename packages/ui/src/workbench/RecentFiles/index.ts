export { RecentFiles } from './RecentFiles.js'
export type { RecentFilesProps } from './RecentFiles.types.js'
