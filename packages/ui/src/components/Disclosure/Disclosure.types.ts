import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { DisclosureState } from './useDisclosure.js'

export const disclosureSizes = ['default', 'sm'] as const

/** Height of the button: `default` 36 px with its sign at the end, `sm` 32 px with its sign in front. */
export type DisclosureSize = (typeof disclosureSizes)[number]

export interface DisclosureProps
  extends
    DisclosureState,
    Omit<
      ComponentPropsWithoutRef<'button'>,
      'aria-controls' | 'aria-expanded' | 'onClick' | 'type'
    > {
  /** Names what the button shows and hides; stays the same in both states. */
  label: string
  /** Stands before the label; decorative. */
  leading?: ReactNode
  /** Stands at the end of the button, such as a count; decorative. */
  trailing?: ReactNode
  /** Sets the height. @default 'default' */
  size?: DisclosureSize
  /** What is shown and hidden. It stays mounted while closed, so that it keeps its state. */
  children: ReactNode
}
