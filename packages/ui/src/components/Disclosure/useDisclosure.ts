'use client'
import { useId, useState } from 'react'

export interface DisclosureState {
  /** Says whether the content shows; with it, the state is held outside. */
  open?: boolean
  /** Sets the first state when `open` is not given. @default false */
  defaultOpen?: boolean
  /** Hears of every press of the button, with the state it asks for. */
  onOpenChange?: (open: boolean) => void
}

export interface DisclosureParts {
  readonly open: boolean
  /** Goes on the button. */
  readonly buttonProps: {
    readonly type: 'button'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
  }
  /** Goes on the content: while closed it is hidden from everyone and gives no Tab stop. */
  readonly contentProps: { readonly id: string; readonly hidden: boolean }
}

/** Joins a button to the content that it shows and hides. */
export function useDisclosure({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: DisclosureState = {}): DisclosureParts {
  const contentId = useId()
  const [own, setOwn] = useState(defaultOpen)
  const open = given ?? own

  function toggle() {
    setOwn(!open)
    onOpenChange?.(!open)
  }

  return {
    open,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': contentId,
      onClick: toggle,
    },
    contentProps: { id: contentId, hidden: !open },
  }
}
