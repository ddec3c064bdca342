import type { ComponentPropsWithoutRef } from 'react'

export interface SharedComputerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Whether logging out removes the files of the account. */
  removesOnLogout: boolean
  /** Called with the requested setting. */
  onRemovesOnLogoutChange: (removesOnLogout: boolean) => void
  /** Asks to remove all files; off without files. */
  onRemoveAll: () => void
  /** Whether there are files to remove. @default true */
  hasFiles?: boolean
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3
}
