import type { Ref } from 'react'

export const errorKinds = ['failed', 'outdated', 'offline'] as const

/**
 * Why a page is not there.
 *
 * - `failed` it broke while it was made
 * - `outdated` its files are gone, as a new version has taken their place
 * - `offline` its files could not be fetched, as there is no network
 */
export type ErrorKind = (typeof errorKinds)[number]

export interface ErrorPanelProps {
  /** Sets the words and the sign. @default 'failed' */
  kind?: ErrorKind
  /** Makes the page once more. @default offers no Try again */
  onRetry?: () => void
  /** Shows that trying again goes on, and refuses presses meanwhile. Given at all, it reserves the room. */
  retrying?: boolean
  /** Loads the whole document anew. @default offers no Reload */
  onReload?: () => void
  /** Fills the screen with a `main` of its own, where no frame is left around it. @default false */
  screen?: boolean
  /** Reaches the heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement>
}
