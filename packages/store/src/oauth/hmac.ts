const algorithm = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()

/**
 * Checks a signature with a secret, in a time that does not depend on where the two differ.
 *
 * @param signature bytes of the HMAC-SHA256 that was given
 */
export async function isSigned(
  message: string | Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  if (secret === '') return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'verify',
  ])
  const bytes = typeof message === 'string' ? encoder.encode(message) : message
  return crypto.subtle.verify(algorithm.name, key, signature, bytes)
}
