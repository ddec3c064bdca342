import type { EmailProblem } from '../../components/EmailField/index.js'
import type { Problems } from '../../components/Form/index.js'
import type { SupportTopic } from '../../catalogue/topics.js'
import { isEmail } from './isEmail.js'
import type { SupportTicket } from './SupportPage.types.js'

/** Values of the contact form: a ticket whose topic may not be chosen yet. */
export interface TicketDraft extends Omit<SupportTicket, 'topic'> {
  topic: SupportTopic | ''
}

type TicketField = 'name' | 'email' | 'topic' | 'message'

/** Validation errors; each is the key of its text. */
type TicketProblem = EmailProblem | 'nameRequired' | 'topicMissing' | 'messageRequired'

/** Trims the values. */
export function trimTicket(draft: TicketDraft): TicketDraft {
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    storeUrl: draft.storeUrl.trim(),
    topic: draft.topic,
    message: draft.message.trim(),
  }
}

/** Returns whether a topic has been chosen, which makes the draft a ticket. */
export function hasTopic(draft: TicketDraft): draft is SupportTicket {
  return draft.topic !== ''
}

/** Returns the validation errors, in the order of the fields; an empty object when the message is valid. */
export function findTicketProblems(draft: TicketDraft): Problems<TicketField, TicketProblem> {
  const { name, email, topic, message } = trimTicket(draft)
  return {
    ...(name === '' && { name: 'nameRequired' }),
    ...(email === '' && { email: 'emailRequired' }),
    ...(email !== '' && !isEmail(email) && { email: 'emailInvalid' }),
    ...(topic === '' && { topic: 'topicMissing' }),
    ...(message === '' && { message: 'messageRequired' }),
  }
}
