import type { SupportTopic } from '../../data/topics.js'

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
  /** Sends a message; a rejection is shown by its message. Not given: nothing is sent, and the page says so. */
  onSubmit?: (ticket: SupportTicket) => Promise<void> | void
  /** Opens the live chat. Not given: the not-implemented notice. */
  onChat?: () => void
}
