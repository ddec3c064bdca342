import type { Handler } from 'hono'
import { pageErrors, type PageAnswer } from '@dropwatt/workbench/endpoints'
import { PageError } from './PageError.ts'
import { requestPage, type FoundPage, type PageSettings } from './requestPage.ts'
import { Sessions, type AskUser } from './Sessions.ts'
import { Turns } from './Turns.ts'

export interface PageRouteOptions extends PageSettings {
  readonly askUser: AskUser
  /** Whether it refuses more than 30 requests of an account a minute. */
  readonly isLimited: boolean
  /** A clock in milliseconds that is never set back. @default performance.now */
  readonly uptime?: () => number
}

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
  askUser,
  isLimited,
  uptime = () => performance.now(),
  ...settings
}: PageRouteOptions): Handler {
  const sessions = new Sessions(askUser, uptime)
  const turns = new Turns(isLimited, uptime)

  async function answerTo(request: Request): Promise<PageAnswer> {
    const account = await sessions.accountOf(request.headers.get('authorization') ?? undefined)
    const end = turns.take(account)
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
      return context.json(await answerTo(context.req.raw))
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      if (error.code === 'busy') context.header('Retry-After', '60')
      return context.json({ error: error.code } satisfies PageAnswer, pageErrors[error.code])
    }
  }
}
