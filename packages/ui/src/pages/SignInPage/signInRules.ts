import {
  findEmailProblem,
  type EmailDraft,
  type EmailProblem,
} from '../../components/EmailField/index.js'
import type { Problems } from '../../components/Form/index.js'

export interface SignInDraft extends EmailDraft {
  password: string
}

type SignInField = 'email' | 'password'

/** Validation errors; each is the key of its text. */
type SignInProblem = EmailProblem | 'passwordRequired'

/** Returns the validation errors of a sign-in, in the order of the fields; an empty object when it is valid. */
export function findSignInProblems({
  password,
  ...email
}: SignInDraft): Problems<SignInField, SignInProblem> {
  return {
    ...findEmailProblem(email),
    ...(password === '' && { password: 'passwordRequired' }),
  }
}
