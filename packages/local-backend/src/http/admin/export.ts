import { Hono } from 'hono'
import { exportUsers } from '../../export/export-users.ts'
import type { Services } from '../../services.ts'
import { requireAdmin, type AdminEnv } from './credentials.ts'

/** Exports all accounts as SQL for a hosted project. GoTrue has no such route. */
export function exportRoutes(services: Services): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .use('/admin/export', requireAdmin(services))
    .get('/admin/export', (c) =>
      c.text(exportUsers(services.store), 200, {
        'content-type': 'application/sql; charset=utf-8',
      }),
    )
}
