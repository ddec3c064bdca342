import type { Problems } from '../../components/AuthForm/index.js'

export interface SignUpDraft {
  email: string
  /** Whether the browser finds that the email is no address, as `input.validity` says. */
  emailMistyped: boolean
  password: string
  confirm: string
  terms: boolean
}

type SignUpField = 'email' | 'password' | 'confirm' | 'terms'

/** What can be wrong; each is the key of its text. */
type SignUpProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordShort'
  | 'passwordsDiffer'
  | 'termsMissing'

const minPasswordLength = 8

/** Finds what is wrong, in the order of the fields, with a sign-up; an empty object when it may be sent. */
export function findSignUpProblems({
  email,
  emailMistyped,
  password,
  confirm,
  terms,
}: SignUpDraft): Problems<SignUpField, SignUpProblem> {
  return {
    ...(email === '' && { email: 'emailRequired' }),
    ...(emailMistyped && { email: 'emailInvalid' }),
    ...(password.length < minPasswordLength && { password: 'passwordShort' }),
    ...(confirm !== password && { confirm: 'passwordsDiffer' }),
    ...(!terms && { terms: 'termsMissing' }),
  }
}
