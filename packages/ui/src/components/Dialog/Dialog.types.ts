import type { ReactNode, RefObject } from 'react'

export interface DialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called with the requested state: `false` on Escape, on its close button and on the backdrop. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name of the dialog. */
  heading: string
  /** Shown right under the heading, also while the content scrolls, such as what the choices are of. @default nothing */
  subheading?: ReactNode
  /** Sets the width: `default` 32 rem for a question, `lg` 40 rem for choices or a table, `xl` 51 rem for choices beside what they find, `full` almost the window, for a table that scrolls in it. @default 'default' */
  size?: 'default' | 'lg' | 'xl' | 'full'
  /** Shown under the heading; content taller than the window scrolls. It is remounted each time the dialog opens. */
  children: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
  /** Receives the first focus, such as a form field. @default the close button */
  initialFocus?: RefObject<HTMLElement | null>
}
