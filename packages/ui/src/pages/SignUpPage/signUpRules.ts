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

/** Validation errors; each is the key of its text. */
type SignUpProblem = EmailProblem | NewPasswordProblem | 'termsMissing'

/** Returns the validation errors of a sign-up, in the order of the fields; an empty object when it is valid. */
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
