import { createHash, randomUUID } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { OAuthProvider } from './provider.ts'

const codeLife = 60_000

/** Path of the account picker, below the backend's own. */
export const localGooglePath = '/local-google'

/** Who was picked in the account picker. */
export interface PickedAccount {
  readonly email: string
  readonly fullName: string
}

interface IssuedCode extends PickedAccount {
  readonly expiresAt: number
}

/** Google's place, taken by an account picker on this machine. */
export interface LocalGoogle extends OAuthProvider {
  /** Makes the code with which the picker sends the browser back. It works once, for a minute. */
  issueCode(account: PickedAccount): string
}

/** The same address always gets the same 21 digits, as at Google. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex')
  return BigInt(`0x${digest}`).toString().slice(0, 21)
}

/**
 * Makes the stand-in.
 * @param basePath path of the backend.
 * @param now clock in milliseconds.
 */
export function createLocalGoogle(basePath: string, now: () => number): LocalGoogle {
  const codes = new Map<string, IssuedCode>()

  return {
    name: 'google',

    authorizationUrl({ origin, state, scopes, extra }) {
      const url = new URL(`${origin}${basePath}${localGooglePath}`)
      for (const [name, value] of extra) url.searchParams.set(name, value)
      url.searchParams.set('scope', `openid email profile ${scopes}`.trim())
      url.searchParams.set('state', state)
      return url.href
    },

    issueCode(account) {
      for (const [code, { expiresAt }] of codes) if (expiresAt <= now()) codes.delete(code)
      const code = randomUUID()
      codes.set(code, { ...account, expiresAt: now() + codeLife })
      return code
    },

    async exchange(code, callbackUrl) {
      const issued = codes.get(code)
      codes.delete(code)
      if (!issued || issued.expiresAt <= now()) {
        throw new ApiError(400, 'bad_oauth_callback', 'The code is unknown, used or too old')
      }
      return {
        profile: {
          subject: subjectOf(issued.email),
          issuer: new URL(`.${localGooglePath}`, callbackUrl).href,
          email: issued.email,
          emailVerified: true,
          fullName: issued.fullName,
        },
        accessToken: `local-google-${randomUUID()}`,
        refreshToken: null,
      }
    },
  }
}
