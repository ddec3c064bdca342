'use client'
import type { MouseEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { skipLinkStrings } from './SkipLink.strings.js'
import { StyledSkipLink } from './SkipLink.styles.js'

/** Default id of the main content that a skip link targets. */
export const contentId = 'content'

export interface SkipLinkProps {
  /** Id of the target, which must be focusable. @default 'content' */
  target?: string
}

/** Lets keyboard users skip the navigation: the first Tab stop of a page, visible while it has focus. */
export function SkipLink({ target = contentId }: SkipLinkProps) {
  const strings = useStrings(skipLinkStrings)

  // Keep the address: a router would treat a changed hash as a navigation.
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
