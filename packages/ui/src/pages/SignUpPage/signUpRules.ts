import {
  findEmailProblem,
  type EmailDraft,
  type EmailProblem,
} from '../../components/EmailField/index.js'
import type { Problems } from '../../components/Form/index.js'

export interface SignUpDraft extends EmailDraft {
  password: string
  confirm: string
  terms: boolean
}

type SignUpField = 'email' | 'password' | 'confirm' | 'terms'

/** What can be wrong; each is the key of its text. */
type SignUpProblem = EmailProblem | 'passwordShort' | 'passwordsDiffer' | 'termsMissing'

const minPasswordLength = 8

/** Finds what is wrong, in the order of the fields, with a sign-up; an empty object when it may be sent. */
export function findSignUpProblems({
  password,
  confirm,
  terms,
  ...email
}: SignUpDraft): Problems<SignUpField, SignUpProblem> {
  return {
    ...findEmailProblem(email),
    ...(password.length < minPasswordLength && { password: 'passwordShort' }),
    ...(confirm !== password && { confirm: 'passwordsDiffer' }),
    ...(!terms && { terms: 'termsMissing' }),
  }
}
