import type { SupportTopic } from '../../catalogue/topics.js'

/** A message to support, with trimmed values. */
export interface SupportTicket {
  name: string
  email: string
  /** As typed, without validation; empty if nothing was typed. */
  storeUrl: string
  topic: SupportTopic
  message: string
}

export interface SupportPageProps {
  /** Sends a message; a rejection is shown by its message. @default sends nothing, says so, and offers to email or copy the message */
  onSubmit?: (ticket: SupportTicket) => Promise<void> | void
  /** Address of that email; an address at example.com is marked as a sample. @default support@example.com */
  supportAddress?: string
  /** Opens the live chat. @default shows the not-implemented notice */
  onChat?: () => void
}
