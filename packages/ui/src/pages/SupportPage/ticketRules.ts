import type { EmailProblem } from '../../components/EmailField/index.js'
import type { Problems } from '../../components/Form/index.js'
import type { SupportTopic } from '../../catalogue/topics.js'
import { isEmail } from './isEmail.js'
import type { SupportTicket } from './SupportPage.types.js'

/** What stands in the contact form: a ticket whose topic may not be chosen yet. */
export interface TicketDraft extends Omit<SupportTicket, 'topic'> {
  topic: SupportTopic | ''
}

type TicketField = 'name' | 'email' | 'topic' | 'message'

/** What can be wrong; each is the key of its text. */
type TicketProblem = EmailProblem | 'nameRequired' | 'topicMissing' | 'messageRequired'

/** Takes away the spaces around what was typed. */
export function trimTicket(draft: TicketDraft): TicketDraft {
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    storeUrl: draft.storeUrl.trim(),
    topic: draft.topic,
    message: draft.message.trim(),
  }
}

/** Whether a topic has been chosen, and so the draft is a ticket. */
export function hasTopic(draft: TicketDraft): draft is SupportTicket {
  return draft.topic !== ''
}

/** Finds what is wrong, in the order of the fields; an empty object when the message may be sent. */
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
