import {
  findEmailProblem,
  type EmailDraft,
  type EmailProblem,
} from '../../components/EmailField/index.js'
import type { Problems } from '../../components/Form/index.js'
import {
  findNewPasswordProblems,
  type NewPasswordDraft,
  type NewPasswordProblem,
} from '../../components/PasswordField/index.js'

export interface SignUpDraft extends EmailDraft, NewPasswordDraft {
  terms: boolean
}

type SignUpField = 'email' | 'password' | 'confirm' | 'terms'

/** What can be wrong; each is the key of its text. */
type SignUpProblem = EmailProblem | NewPasswordProblem | 'termsMissing'

/** Finds what is wrong, in the order of the fields, with a sign-up; an empty object when it may be sent. */
export function findSignUpProblems({
  password,
  confirm,
  terms,
  ...email
}: SignUpDraft): Problems<SignUpField, SignUpProblem> {
  return {
    ...findEmailProblem(email),
    ...findNewPasswordProblems({ password, confirm }),
    ...(!terms && { terms: 'termsMissing' }),
  }
}
