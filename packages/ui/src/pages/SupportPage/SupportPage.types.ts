import type { SupportTopic } from '../../catalogue/topics.js'

/** A message to support, without the spaces around what was typed. */
export interface SupportTicket {
  name: string
  email: string
  /** Whatever was typed, as it need not be an address; empty when nothing was. */
  storeUrl: string
  topic: SupportTopic
  message: string
}

export interface SupportPageProps {
  /** Sends a message; a rejection is shown by its message. Not given: nothing is sent; the page says so, and offers the message as an email and to be copied. */
  onSubmit?: (ticket: SupportTicket) => Promise<void> | void
  /** Where that email goes; an address at example.com is marked as a sample. @default support@example.com */
  supportAddress?: string
  /** Opens the live chat. Not given: the not-implemented notice. */
  onChat?: () => void
}
