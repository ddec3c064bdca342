/** What a form keeps of a new password, which is typed twice. */
export interface NewPasswordDraft {
  password: string
  confirm: string
}

/** What can be wrong with a new password; each is the key of its text in `passwordFieldStrings`. */
export type NewPasswordProblem = 'passwordShort' | 'passwordsDiffer'

const minPasswordLength = 8

/** Finds what is wrong, in the order of the fields, with a new password; an empty object when nothing is. */
export function findNewPasswordProblems({ password, confirm }: NewPasswordDraft): {
  password?: NewPasswordProblem
  confirm?: NewPasswordProblem
} {
  return {
    ...(password.length < minPasswordLength && { password: 'passwordShort' }),
    ...(confirm !== password && { confirm: 'passwordsDiffer' }),
  }
}
