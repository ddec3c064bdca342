import { validationFailed } from '../errors.ts'

const longestEmail = 254
const longestLocalPart = 64
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,${longestLocalPart}}@${label}(?:\\.${label})*$`,
)

/** Returns an address in lower case, or nothing if it is invalid. */
export function parseEmail(email: string): string | undefined {
  // ASCII is checked before lowercasing: the Kelvin sign, for example, becomes a plain k.
  if (email.length > longestEmail || !/^[\x21-\x7e]+$/.test(email)) return undefined
  const lower = email.toLowerCase()
  return pattern.test(lower) ? lower : undefined
}

/** Returns an address in lower case. @throws ApiError 400 if it is invalid. */
export function normaliseEmail(email: string): string {
  const parsed = parseEmail(email)
  if (!parsed) throw validationFailed('Unable to validate email address: invalid format')
  return parsed
}
