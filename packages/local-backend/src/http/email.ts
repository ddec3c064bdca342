import { validationFailed } from '../errors.ts'

const longestEmail = 254
const longestLocalPart = 64
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,${longestLocalPart}}@${label}(?:\\.${label})*$`,
)

/** Gives an address in lower case, or nothing when it is not one. */
export function parseEmail(email: string): string | undefined {
  // Checked as ASCII before lowering: the Kelvin sign, for one, becomes a plain k.
  if (email.length > longestEmail || !/^[\x21-\x7e]+$/.test(email)) return undefined
  const lower = email.toLowerCase()
  return pattern.test(lower) ? lower : undefined
}

/** Gives an address in lower case. @throws ApiError 400 when it is not one. */
export function normaliseEmail(email: string): string {
  const parsed = parseEmail(email)
  if (!parsed) throw validationFailed('Unable to validate email address: invalid format')
  return parsed
}
