import type { ReactNode } from 'react'
import { StyledMessage } from './AuthFrame.styles.js'

export interface AuthMessageProps {
  /** Paragraphs, then buttons; wrap an email in a `<bdi>`. */
  children: ReactNode
}

/** Replaces the form with a message. */
export function AuthMessage({ children }: AuthMessageProps) {
  return <StyledMessage>{children}</StyledMessage>
}
