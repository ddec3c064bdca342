import type { ComponentPropsWithoutRef } from 'react'
import type { RecentFile } from '../files.types.js'

export interface RecentFilesProps extends Omit<
  ComponentPropsWithoutRef<'nav'>,
  'aria-label' | 'children'
> {
  /** The files, the last opened first; without any, nothing is shown. */
  files: readonly RecentFile[]
  /** Opens a file. */
  onOpen: (id: string) => void
  /** Address of all files. @default no link */
  filesHref?: string
}
