import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { authPath } from '../auth-path.ts'
import { outboxPage } from '../outbox/page.ts'
import { outboxPath } from '../outbox/path.ts'
import { pageHeaders } from '../pages/page.ts'
import type { Services } from '../services.ts'
import { rejectForeignVisits } from './other-sites.ts'

const limit = 50

/** The outbox, as a page, or as JSON if only that is accepted. */
export function outboxRoutes({ settings, store }: Services): Hono {
  const path = `${authPath}${outboxPath}`

  return new Hono().use(outboxPath, rejectForeignVisits(settings)).get(outboxPath, (c) => {
    const recipient = (c.req.query('to') ?? '').trim().toLowerCase()
    const mails = recipient ? store.outbox.newestTo(recipient, limit) : store.outbox.newest(limit)
    const type = accepts(c, {
      header: 'Accept',
      supports: ['text/html', 'application/json'],
      default: 'text/html',
    })
    if (type === 'application/json') return c.json(mails)
    return c.html(outboxPage({ mails, limit, path, recipient }), 200, pageHeaders())
  })
}
