/** Lines of the acceptance list without a test of their own, and why. */
export const reasons: ReadonlyMap<number, string> = new Map([
  [226, 'The local backend has no /recover yet; /user and /logout have tests of their own there.'],
  [449, 'Password recovery is not offered yet, so there is no link to it.'],
])
