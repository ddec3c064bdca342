import type { MouseEvent } from 'react'
import { toast } from '../toast/index.js'

/** Props of a button that is off. */
export interface OffProps {
  readonly 'aria-disabled'?: true
  readonly title?: string
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
}

const on: OffProps = {}

/**
 * Returns the props that switch a button off, to be spread behind its own. It keeps its place in the tab
 * order, is described by the reason, and says it when it is pressed, as a finger finds no tooltip.
 *
 * @param reason why it is off, as a sentence; nothing leaves it on
 */
export function offBecause(reason: string | undefined): OffProps {
  if (reason === undefined) return on
  return {
    'aria-disabled': true,
    title: reason,
    onClick: (event) => {
      event.preventDefault()
      event.stopPropagation()
      toast({ id: 'off', title: reason })
    },
  }
}
