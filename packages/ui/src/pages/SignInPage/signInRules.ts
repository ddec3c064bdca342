import type { Problems } from '../../components/AuthForm/index.js'

export interface SignInDraft {
  email: string
  /** Whether the browser finds that the email is no address, as `input.validity` says. */
  emailMistyped: boolean
  password: string
}

type SignInField = 'email' | 'password'

/** What can be wrong; each is the key of its text. */
type SignInProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired'

/** Finds what is wrong, in the order of the fields, with a sign-in; an empty object when it may be sent. */
export function findSignInProblems({
  email,
  emailMistyped,
  password,
}: SignInDraft): Problems<SignInField, SignInProblem> {
  return {
    ...(email === '' && { email: 'emailRequired' }),
    ...(emailMistyped && { email: 'emailInvalid' }),
    ...(password === '' && { password: 'passwordRequired' }),
  }
}
