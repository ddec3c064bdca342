import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { DisclosureState } from './useDisclosure.js'

export const disclosureSizes = ['default', 'sm'] as const

/** Height of the button: `default` 36 px with the chevron at the end, `sm` 32 px with the chevron in front. */
export type DisclosureSize = (typeof disclosureSizes)[number]

export interface DisclosureProps
  extends
    DisclosureState,
    Omit<
      ComponentPropsWithoutRef<'button'>,
      'aria-controls' | 'aria-expanded' | 'onClick' | 'type'
    > {
  /** Label of the button; does not change with the state. */
  label: string
  /** Shown before the label; decorative. */
  leading?: ReactNode
  /** Shown at the end of the button, such as a count; decorative. */
  trailing?: ReactNode
  /** Sets the height. @default 'default' */
  size?: DisclosureSize
  /** The content. It stays mounted while closed, so that it keeps its state. */
  children: ReactNode
}
