import { Hono } from 'hono'
import { copyDatabase } from '../../export/copy-database.ts'
import { exportUsers } from '../../export/export-users.ts'
import type { Services } from '../../services.ts'
import { requireAdmin, type AdminEnv } from './credentials.ts'

/** Exports all accounts as SQL for a hosted project, and the database as it is. GoTrue has no such routes. */
export function exportRoutes(services: Services): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .use('/admin/export', requireAdmin(services))
    .get('/admin/export', (c) =>
      c.text(exportUsers(services.store), 200, {
        'content-type': 'application/sql; charset=utf-8',
      }),
    )
    .use('/admin/backup', requireAdmin(services))
    .get('/admin/backup', (c) =>
      c.body(copyDatabase(services.store), 200, { 'content-type': 'application/vnd.sqlite3' }),
    )
}
