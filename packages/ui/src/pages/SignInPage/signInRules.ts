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

/** What can be wrong; each is the key of its text. */
type SignInProblem = EmailProblem | 'passwordRequired'

/** Finds what is wrong, in the order of the fields, with a sign-in; an empty object when it may be sent. */
export function findSignInProblems({
  password,
  ...email
}: SignInDraft): Problems<SignInField, SignInProblem> {
  return {
    ...findEmailProblem(email),
    ...(password === '' && { password: 'passwordRequired' }),
  }
}
