import { paths } from '../src/paths.ts'

/** Paths that lead to a page for a while (302), by their page; every host answers them alike. */
export const redirects: Readonly<Record<string, string>> = {
  // Password managers open it (W3C, ‘A Well-Known URL for Changing Passwords’).
  '/.well-known/change-password': paths.forgotPassword,
}
