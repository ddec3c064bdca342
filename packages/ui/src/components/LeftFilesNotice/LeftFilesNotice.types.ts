import type { ComponentPropsWithoutRef } from 'react'

export interface LeftFilesNoticeProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** The number of files. */
  count: number
  /** Whether the account has chosen to remove its files when it logs out. @default false */
  removesOnLogout?: boolean
  /** Keeps the files. */
  onKeep: () => void
  /** Removes the files. */
  onRemove: () => void
  /** Whether they are being removed. @default false */
  removing?: boolean
}
