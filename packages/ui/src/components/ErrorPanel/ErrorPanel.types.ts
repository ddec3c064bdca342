import type { Ref } from 'react'

export const errorKinds = ['failed', 'outdated', 'offline'] as const

/**
 * Reason for which a page cannot be shown.
 *
 * - `failed` it threw while rendering
 * - `outdated` its files are gone after a new version was deployed
 * - `offline` its files could not be fetched without a network
 */
export type ErrorKind = (typeof errorKinds)[number]

export interface ErrorPanelProps {
  /** Sets the text and the icon. @default 'failed' */
  kind?: ErrorKind
  /** Renders the page again. @default no Try again button */
  onRetry?: () => void
  /** Shows that a retry is in progress, and ignores clicks. Once set, even to `false`, it reserves the width. */
  retrying?: boolean
  /** Reloads the document. @default no Reload button */
  onReload?: () => void
  /** Fills the screen with its own `main`, where there is no frame around it. @default false */
  screen?: boolean
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
}
