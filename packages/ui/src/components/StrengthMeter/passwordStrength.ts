/** 0 no points, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

const points: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => /[0-9]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /[^A-Za-z0-9]/.test(password),
]

/**
 * Scores a password: one point each for a length of at least 8, a digit, an uppercase letter and a
 * character that is neither letter nor digit. Letters and digits are the ASCII ones.
 */
export function passwordStrength(password: string): PasswordScore {
  return points.filter((isEarned) => isEarned(password)).length as PasswordScore
}
