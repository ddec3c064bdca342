import type { ReactNode } from 'react'
import { StyledMessage } from './AuthFrame.styles.js'

export interface AuthMessageProps {
  /** Paragraphs, then buttons; an address stands in a `<bdi>`. */
  children: ReactNode
}

/** Stands in the place of the form when there is something to read first. */
export function AuthMessage({ children }: AuthMessageProps) {
  return <StyledMessage>{children}</StyledMessage>
}
