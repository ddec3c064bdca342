import type { ReactNode } from 'react'

/** An edge of the window: where a line starts, where it ends, or the bottom. */
export type DrawerSide = 'start' | 'end' | 'bottom'

export interface DrawerProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close: by Escape, the close button, the backdrop, a followed link, or, at the start edge, a window wider than a phone. */
  onClose: () => void
  /** The edge that it slides in from. @default 'start' */
  side?: DrawerSide
  /** Accessible name of the drawer. */
  title: string
  /** Whether the name is its heading too, in the first line. @default false */
  showTitle?: boolean
  /** The content; without a heading, leave room for the close button at the end of its first line. */
  children: ReactNode
}
