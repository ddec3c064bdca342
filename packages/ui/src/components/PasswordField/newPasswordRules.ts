/** A new password and its confirmation. */
export interface NewPasswordDraft {
  password: string
  confirm: string
}

/** Validation errors of a new password; each is a key of `passwordFieldStrings`. */
export type NewPasswordProblem = 'passwordShort' | 'passwordsDiffer'

const minPasswordLength = 8

/** Returns the validation errors of a new password, in the order of the fields; an empty object when it is valid. */
export function findNewPasswordProblems({ password, confirm }: NewPasswordDraft): {
  password?: NewPasswordProblem
  confirm?: NewPasswordProblem
} {
  return {
    ...(password.length < minPasswordLength && { password: 'passwordShort' }),
    ...(confirm !== password && { confirm: 'passwordsDiffer' }),
  }
}
