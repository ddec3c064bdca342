/** What a form keeps of an email that the browser judges. */
export interface EmailDraft {
  email: string
  /** Whether the browser finds that the email is no address, as `input.validity` says. */
  emailMistyped: boolean
}

/** What can be wrong with an email; each is the key of its text in `emailFieldStrings`. */
export type EmailProblem = 'emailRequired' | 'emailInvalid'

/** Reads what was typed, and what the browser thinks of it. */
export function readEmail(input: HTMLInputElement): EmailDraft {
  return { email: input.value, emailMistyped: input.validity.typeMismatch }
}

/** Finds what is wrong with an email; an empty object when nothing is. */
export function findEmailProblem({ email, emailMistyped }: EmailDraft): { email?: EmailProblem } {
  if (email === '') return { email: 'emailRequired' }
  return emailMistyped ? { email: 'emailInvalid' } : {}
}
