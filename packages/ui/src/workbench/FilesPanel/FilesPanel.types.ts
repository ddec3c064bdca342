import type { FileKind } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'
import type { LiveFile } from '../files.types.js'

/** The file that was used last. */
export interface LastFile {
  readonly name: string
  /** Content of the file. @default 'products' */
  readonly kind?: FileKind
  /** Number of its active jobs. */
  readonly jobs: number
  /** Whether its current state was downloaded; not said of a live file. */
  readonly isDownloaded: boolean
  /** Tells its store from others. */
  readonly storeLabel?: string
  /** The store that it was read from. @default it is a file of its own */
  readonly live?: LiveFile
}

export interface FilesPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The file that was used last. */
  file: LastFile
  /** Address of the page that continues with the file. */
  href: string
  /** Called when the member continues, before the page changes. */
  onContinue?: () => void
  /** Address of all files. @default no link */
  filesHref?: string
}
