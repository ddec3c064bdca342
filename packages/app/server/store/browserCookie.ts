import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashOf, randomText } from './hash.ts'

const name = 'dw-store'
/** In seconds: an installation waits that long for someone to sign in. */
const lifetime = 24 * 60 * 60

/** The cookie by which Shopify's answer is only taken in the browser that asked for it. */
export class BrowserCookie {
  readonly #isSecure: boolean

  /** @param siteUrl without https the cookie has no prefix, as browsers would refuse it */
  constructor(siteUrl: string) {
    this.#isSecure = siteUrl.startsWith('https:')
  }

  /** Returns the hash of the cookie; undefined without one. */
  read(context: Context): string | undefined {
    const value = this.#isSecure ? getCookie(context, name, 'host') : getCookie(context, name)
    return value !== undefined && /^[\w-]{43}$/u.test(value) ? hashOf(value) : undefined
  }

  /** Gives the browser a new cookie, unless it has one, and returns its hash. */
  give(context: Context): string {
    const known = this.read(context)
    if (known !== undefined) return known
    const value = randomText()
    setCookie(context, name, value, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: lifetime,
      ...(this.#isSecure && { secure: true, prefix: 'host' as const }),
    })
    return hashOf(value)
  }
}
