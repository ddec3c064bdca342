import { expect, it } from 'vitest'
import { openAdminBackend } from '../../testing/admin.ts'
import { outcome } from '../../testing/test-backend.ts'

interface Entry {
  payload: { action: string; actor_username: string; traits?: Record<string, unknown> }
  created_at: string
}

it('administrators see the log, newest first', async () => {
  const { create, update, admin } = await openAdminBackend()
  const { id } = await create({ email: 'a@x.io' })
  await update(id, { role: 'editor' })
  await admin('DELETE', `/admin/users/${id}`)

  const answer = await admin('GET', '/admin/audit')
  const entries: Entry[] = await answer.json()
  expect(entries.map(({ payload }) => payload.action)).toEqual([
    'user_deleted',
    'user_modified',
    'user_signedup',
  ])
  expect(entries[2]?.payload).toMatchObject({
    actor_username: 'service_role',
    traits: { user_id: id, user_email: 'a@x.io', provider: 'email' },
  })
  expect(answer.headers.get('x-total-count')).toBe('3')
})

it('administrators filter by action or author, page by page', async () => {
  const { signUp, create, admin } = await openAdminBackend()
  await signUp('ada@x.io')
  await create({ email: 'b@x.io' })
  const ask = async (query: string): Promise<Entry[]> =>
    (await admin('GET', `/admin/audit?${query}`)).json()

  const byAda = await ask('query=author:ada')
  expect(new Set(byAda.map(({ payload }) => payload.actor_username))).toEqual(new Set(['ada@x.io']))
  expect(await ask('query=action:signedup')).toHaveLength(2)
  expect(await ask('query=action:signedup&per_page=1&page=2')).toHaveLength(1)
  expect(await outcome(admin('GET', '/admin/audit?query=type:user'))).toBe('400 validation_failed')
  expect(await outcome(admin('GET', '/admin/audit?page=0'))).toBe('400 validation_failed')
})
