import type { ReactNode } from 'react'

export interface DrawerProps {
  /** Says whether it shows. */
  open: boolean
  /** Hears that it wants to close: Escape, the close button, the backdrop, a link followed, or a wider window. */
  onClose: () => void
  /** Names the drawer for everyone. */
  title: string
  /** Stands in the drawer's head in place of the visible title, which then is read only. */
  head?: ReactNode
  children: ReactNode
}
