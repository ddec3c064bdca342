import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { accountView, factorView } from '../../accounts.ts'
import { validationFailed } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { readJson, readOptionalJson } from '../body.ts'
import { removeFactor, requireFactor } from '../../factors/factors.ts'
import { attributes, auditAdmin } from './attributes.ts'
import { createUser } from './create-user.ts'
import { requireAdmin, type AdminEnv } from './credentials.ts'
import { deleteUser } from './delete-user.ts'
import { announcePages, readPage } from './pagination.ts'
import { requireAccount } from './require-account.ts'
import { updateUser } from './update-user.ts'

const deletion = z.object({ should_soft_delete: z.nullish(z.boolean()) })

/** Parses `sort`, which is always by creation time. */
function readOldestFirst(c: Context): boolean {
  const sort = c.req.query('sort') ?? 'created_at desc'
  const [field, direction = 'desc', ...rest] = sort.toLowerCase().split(' ')
  if (field === 'created_at' && rest.length === 0) {
    if (direction === 'asc') return true
    if (direction === 'desc') return false
  }
  throw validationFailed(
    `Bad Sort Parameters: "${sort}" is neither "created_at asc" nor "created_at desc"`,
  )
}

/** The admin routes for accounts. */
export function adminUserRoutes(services: Services): Hono<AdminEnv> {
  const { store } = services
  const view = (user: User) => accountView(services, user)

  return new Hono<AdminEnv>()
    .use('/admin/users/*', requireAdmin(services))

    .get('/admin/users', (c) => {
      const oldestFirst = readOldestFirst(c)
      const filter = c.req.query('filter')
      const page = readPage(c)
      const { perPage: limit, offset } = page
      announcePages(c, page, store.users.count(filter))
      const users = store.users.list({ limit, offset, oldestFirst, filter })
      return c.json({ users: users.map(view), aud: 'authenticated' })
    })

    .post('/admin/users', async (c) => {
      const input = await readJson(c.req.raw, attributes)
      return c.json(view(await createUser(services, c.var.admin, input)))
    })

    .get('/admin/users/:id', (c) => c.json(view(requireAccount(services, c.req.param('id')))))

    .put('/admin/users/:id', async (c) => {
      const input = await readJson(c.req.raw, attributes)
      return c.json(view(await updateUser(services, c.var.admin, c.req.param('id'), input)))
    })

    .delete('/admin/users/:id', async (c) => {
      const { should_soft_delete: softly } = await readOptionalJson(c.req.raw, deletion)
      deleteUser(services, c.var.admin, c.req.param('id'), softly ?? false)
      return c.json({})
    })

    .get('/admin/users/:id/factors', (c) => {
      const { id } = requireAccount(services, c.req.param('id'))
      return c.json(store.factors.ofUser(id).map(factorView))
    })

    .delete('/admin/users/:id/factors/:factor', (c) => {
      const user = requireAccount(services, c.req.param('id'))
      const factor = requireFactor(services, user, c.req.param('factor'))
      store.transaction(() => {
        auditAdmin(services, c.var.admin, 'factor_deleted', user, { factor_id: factor.id })
        removeFactor(services, factor)
      })
      return c.json(factorView(factor))
    })
}
