/**
 * Decodes the claims of a JWT (RFC 7519) without verifying its signature, so do not trust them.
 * Returns an empty object for anything that is not a JWT.
 */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? ''
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}
