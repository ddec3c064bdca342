/** Reason why Shopify refuses a part of a mutation. */
export interface UserError {
  readonly field: readonly string[] | null
  readonly message: string
  readonly code?: string
}

export function userError(field: readonly (number | string)[], message: string, code?: string) {
  return { field: field.map(String), message, ...(code !== undefined && { code }) }
}

/** Most characters of a title, a vendor and the like. */
const longestText = 255

/** Checks a text that may not be too long. */
export function tooLong(
  field: readonly (number | string)[],
  name: string,
  text: string | null | undefined,
  code = 'TOO_LONG',
): UserError[] {
  if (text == null || text.length <= longestText) return []
  const message = `${name} is too long (maximum is ${longestText} characters)`
  return [userError(field, message, code)]
}
