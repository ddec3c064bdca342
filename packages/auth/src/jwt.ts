/**
 * Reads the claims of a JWT (RFC 7519) without checking its signature, so they decide nothing that
 * matters; empty for what is no JWT.
 */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? ''
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}
