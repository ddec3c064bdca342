export { FileList } from './FileList.js'
export type { FileListProps, SavedFile, SavedFileState } from './FileList.types.js'
