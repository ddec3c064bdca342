import type { ReactNode } from 'react'

export interface DrawerProps {
  /** Says whether it shows. */
  open: boolean
  /** Hears that it wants to close: Escape, the close button, the backdrop, a link followed, or a window grown past a phone's width. */
  onClose: () => void
  /** Names the drawer for assistive technology. */
  title: string
  /** Its first line leaves room at the end for the close button. */
  children: ReactNode
}
