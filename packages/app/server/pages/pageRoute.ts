import type { Context, Handler } from 'hono'
import { pageErrors, type PageAnswer } from '@dropwatt/workbench/endpoints'
import type { AuthServer } from './AuthServer.ts'
import { clientAddress } from './clientAddress.ts'
import { PageError } from './PageError.ts'
import { requestPage, type FoundPage, type PageSettings } from './requestPage.ts'
import { Sessions } from './Sessions.ts'
import { Turns } from './Turns.ts'

export interface PageRouteOptions extends PageSettings {
  readonly auth: AuthServer
  /** Signs the access tokens of a project that publishes no keys. @default not known */
  readonly jwtSecret?: string | undefined
  /** Number of proxies in front that add to `X-Forwarded-For`. @default 0 */
  readonly proxies?: number
  /** Whether it refuses more than 30 requests of an account a minute. */
  readonly isLimited: boolean
  /** A clock in milliseconds that is never set back. @default performance.now */
  readonly uptime?: () => number
}

/** More than one person imports by hand, and than the people of one network do at the same time. */
const mostPerMinute = 30
const atOnce = { ofAccount: 2, ofAddress: 8, ofAll: 64 }

async function textOf({ type, bytes }: FoundPage): Promise<string> {
  // The engine is only needed here, and takes long to load.
  const { charsetOf, pageText } = await import('@dropwatt/automations/importing')
  return pageText(bytes, charsetOf(type))
}

/**
 * Gets the page at the `address` of a request for a member who is signed in, and answers with its text.
 * All addresses that have no public page get the same answer, so that nobody can explore the network
 * of the server with it.
 */
export function pageRoute({
  auth,
  jwtSecret,
  proxies = 0,
  isLimited,
  uptime = () => performance.now(),
  ...settings
}: PageRouteOptions): Handler {
  const sessions = new Sessions(auth, uptime, jwtSecret)
  const turns = new Turns({ perMinute: isLimited ? mostPerMinute : Infinity, atOnce }, uptime)

  async function answerTo(context: Context): Promise<PageAnswer> {
    const { raw: request } = context.req
    const network = clientAddress(context, proxies)
    const account = await sessions.accountOf(context.req.header('authorization'), network)
    const end = turns.take(account, network)
    try {
      const address = new URL(request.url).searchParams.get('address') ?? ''
      const page = await requestPage(address, settings, request.signal)
      return { address: page.address, text: await textOf(page) }
    } finally {
      end()
    }
  }

  return async (context) => {
    context.header('Cache-Control', 'no-store')
    // The router passes HEAD on as well, which must not make a request.
    if (context.req.method !== 'GET') return context.body(null, 405, { Allow: 'GET' })
    try {
      return context.json(await answerTo(context))
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      if (error.code === 'busy') context.header('Retry-After', '60')
      return context.json({ error: error.code } satisfies PageAnswer, pageErrors[error.code])
    }
  }
}
