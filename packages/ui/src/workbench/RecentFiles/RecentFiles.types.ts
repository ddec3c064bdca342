import type { ComponentPropsWithoutRef } from 'react'
import type { RecentFile } from '../files.types.js'

export interface RecentFilesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The files, the last opened first. */
  files: readonly RecentFile[]
  /** Opens a file. */
  onOpen: (id: string) => void
  /** Address of all files. @default no link */
  filesHref?: string
}
