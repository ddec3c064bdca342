import type { ReactNode } from 'react'

export interface DrawerProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close: by Escape, the close button, the backdrop, a followed link, or a window wider than a phone. */
  onClose: () => void
  /** Accessible name of the drawer. */
  title: string
  /** The content; leave room for the close button at the end of its first line. */
  children: ReactNode
}
