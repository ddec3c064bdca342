'use client'
import { useId, useState } from 'react'

export interface DisclosureState {
  /** Whether the content is open (controlled). */
  open?: boolean
  /** Initial state when uncontrolled. @default false */
  defaultOpen?: boolean
  /** Called on every click of the button with the requested state. */
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
  /** Goes on the content: while closed it is hidden from everyone and has no Tab stop. */
  readonly contentProps: { readonly id: string; readonly hidden: boolean }
}

/** Connects a button with the content that it shows and hides. */
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
