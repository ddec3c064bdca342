import { TOTP, URI } from 'otpauth'
import { createFactors, type EnrolledFactor } from '../factors.js'
import type { Auth } from '../types.js'

const PERIOD = 30_000

/** An authenticator app, whose clock is that of a server with the option `now`. */
export function createAuthenticator() {
  let ahead = 0
  const now = () => Date.now() + ahead

  return {
    now,

    /** Returns the next code, which was not shown before. */
    codeOf({ uri }: Pick<EnrolledFactor, 'uri'>): string {
      ahead += PERIOD
      const app = URI.parse(uri)
      if (!(app instanceof TOTP)) throw new TypeError(`${uri} is not of a TOTP`)
      return app.generate({ timestamp: now() })
    },

    /** Adds an authenticator app to the account of a device. */
    async add(auth: Auth, name = 'Phone'): Promise<EnrolledFactor> {
      const { enroll, confirm } = auth.part(createFactors).actions
      const factor = await enroll({ name })
      await confirm({ id: factor.id, code: this.codeOf(factor) })
      return factor
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
