export interface RemoveFileDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close without removing anything. */
  onClose: () => void
  /** Called when the member confirms. */
  onRemove: () => void
  /** Name with its extension; with what tells it from others of that name. */
  name: string
  /** Number of jobs that are removed with it. */
  jobs: number
  /** Whether its last state was downloaded. */
  isDownloaded: boolean
  /** Names of the other open files, which close with it. @default none */
  closes?: readonly string[]
  /** Whether it was read from a store. @default false */
  isLive?: boolean
  /** Shows that removing is in progress. @default false */
  busy?: boolean
}
