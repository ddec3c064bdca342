/** The email of a form, with the browser's verdict. */
export interface EmailDraft {
  email: string
  /** Whether the browser considers the email invalid, by `input.validity`. */
  emailMistyped: boolean
}

/** Validation errors of an email; each is a key of `emailFieldStrings`. */
export type EmailProblem = 'emailRequired' | 'emailInvalid'

/** Returns the value of an input and the browser's verdict on it. */
export function readEmail(input: HTMLInputElement): EmailDraft {
  return { email: input.value, emailMistyped: input.validity.typeMismatch }
}

/** Returns the validation errors of an email; an empty object when it is valid. */
export function findEmailProblem({ email, emailMistyped }: EmailDraft): { email?: EmailProblem } {
  if (email === '') return { email: 'emailRequired' }
  return emailMistyped ? { email: 'emailInvalid' } : {}
}
