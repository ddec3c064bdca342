'use client'
import type { MouseEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { skipLinkStrings } from './SkipLink.strings.js'
import { StyledSkipLink } from './SkipLink.styles.js'

/** Id of the main part that a skip link leads to, unless it is told another. */
export const contentId = 'content'

export interface SkipLinkProps {
  /** Id of the part it leads to; that part must be focusable. @default 'content' */
  target?: string
}

/** The first Tab stop of a page: leads past the navigation. It shows while it has focus. */
export function SkipLink({ target = contentId }: SkipLinkProps) {
  const strings = useStrings(skipLinkStrings)

  // The address stays as it is: a router would take the changed hash for a navigation.
  function moveFocus(event: MouseEvent) {
    const content = document.getElementById(target)
    if (!content) return
    event.preventDefault()
    content.focus()
  }

  return (
    <StyledSkipLink href={`#${target}`} onClick={moveFocus}>
      {strings.label}
    </StyledSkipLink>
  )
}
