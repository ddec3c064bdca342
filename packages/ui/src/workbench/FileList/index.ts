export type { FileListProps, SavedFile, SavedFileState } from './FileList.types.js'
