import { Hono } from 'hono'
import { validationFailed } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { AuditFilter } from '../../store/audit-log.ts'
import { requireAdmin, type AdminEnv } from './credentials.ts'
import { announcePages, readPage } from './pagination.ts'

/** Parses `query`, such as `action:login` or `author:ada@`. */
function readFilter(query: string | undefined): AuditFilter {
  if (!query) return {}
  const [, scope, contains] = /^(action|author):(.*)$/s.exec(query) ?? []
  if (scope === 'action') return { action: contains }
  if (scope === 'author') return { author: contains }
  throw validationFailed(`Invalid query scope: "${query}". Give "action:…" or "author:…".`)
}

/** Lists the audit log, newest first. */
export function auditRoutes(services: Services): Hono<AdminEnv> {
  const { auditLog } = services.store

  return new Hono<AdminEnv>()
    .use('/admin/audit', requireAdmin(services))
    .get('/admin/audit', (c) => {
      const filter = readFilter(c.req.query('query'))
      const page = readPage(c)
      announcePages(c, page, auditLog.count(filter))
      return c.json(auditLog.newest(page.perPage, page.offset, filter))
    })
}
