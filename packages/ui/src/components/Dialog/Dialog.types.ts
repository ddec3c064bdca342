import type { ReactNode, RefObject } from 'react'

export interface DialogProps {
  /** Says whether it shows. */
  open: boolean
  /** Hears the state it asks for: `false` on Escape, on its close button and on the backdrop. */
  onOpenChange: (open: boolean) => void
  /** Names the dialog, and is its first line. */
  heading: string
  /** Stands under the heading; what is taller than the window scrolls. It begins anew with each opening. */
  children: ReactNode
  /** Stands at the end: the ways to answer, the main one last. */
  actions?: ReactNode
  /** Takes the first focus, such as the field of a form. @default the close button */
  initialFocus?: RefObject<HTMLElement | null>
}
