import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface RecipeImportProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Called with the chosen file, which is not read here. */
  onFile: (file: File) => void
  /** Reason why the last file is not a recipe, with its name. @default none */
  error?: string
  /** Shows that the file is being read. @default false */
  busy?: boolean
  /** Disables the button. @default false */
  disabled?: boolean
  /** Puts the buttons below a centred text or at the start. @default 'start' */
  align?: 'start' | 'center'
  /** Another way to get a recipe, in front of the button. @default none */
  action?: ReactNode
}
