import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openAdminBackend, type AdminView } from '../../testing/admin.ts'
import { outcome, password } from '../../testing/test-backend.ts'

const nobody = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'

async function list(response: Promise<Response>) {
  const { users, aud }: { users: AdminView[]; aud: string } = await (await response).json()
  return { emails: users.map(({ email }) => email), users, aud }
}

describe('the list of accounts', () => {
  it('returns fifty at a time, newest first, with a link to the next page', async () => {
    const { create, admin, advance } = await openAdminBackend()
    for (let number = 0; number < 51; number += 1) {
      await create({ email: `${number}@x.io` })
      advance(1)
    }
    const answer = await admin('GET', '/admin/users')
    expect(answer.headers.get('x-total-count')).toBe('51')
    expect(answer.headers.get('link')).toBe(
      '</auth/v1/admin/users?page=2>; rel="next", </auth/v1/admin/users?page=2>; rel="last"',
    )
    const { emails, users, aud } = await list(Promise.resolve(answer))
    expect(emails).toHaveLength(50)
    expect(emails[0]).toBe('50@x.io')
    expect(aud).toBe('authenticated')
    expect(users[0]?.identities).toMatchObject([{ provider: 'email' }])

    const rest = await admin('GET', '/admin/users?per_page=50&page=2')
    expect(rest.headers.get('link')).toBe('</auth/v1/admin/users?page=2&per_page=50>; rel="last"')
    expect((await list(Promise.resolve(rest))).emails).toEqual(['0@x.io'])
    expect((await list(admin('GET', '/admin/users?page=9'))).emails).toEqual([])
  })

  it('is sorted and filtered on request', async () => {
    const { create, admin, advance } = await openAdminBackend()
    await create({ email: 'ada@x.io', user_metadata: { full_name: 'Ada Lovelace' } })
    advance(1)
    await create({ email: 'bob@y.io' })
    const emails = async (query: string) =>
      (await list(admin('GET', `/admin/users?${query}`))).emails

    expect(await emails('sort=created_at asc')).toEqual(['ada@x.io', 'bob@y.io'])
    expect(await emails('sort=created_at')).toEqual(['bob@y.io', 'ada@x.io'])
    expect(await emails('filter=y.io')).toEqual(['bob@y.io'])
    expect(await emails('filter=lovelace')).toEqual(['ada@x.io'])
    expect(await emails("filter=' OR 1=1 --")).toEqual([])
  })

  it.each([
    'page=-1',
    'page=0',
    'page=x',
    'page=1.5',
    'per_page=0',
    'per_page=99999999999999999999',
    'page=2147483647&per_page=2147483647000',
    'sort=email',
    'sort=created_at up',
  ])('rejects %s', async (query) => {
    const { admin } = await openAdminBackend()
    expect(await outcome(admin('GET', `/admin/users?${query}`))).toBe('400 validation_failed')
  })
})

describe('an account created by an administrator', () => {
  it('is unconfirmed and can be signed in to once it is confirmed', async () => {
    const { create, update, post, signIn, mails } = await openAdminBackend()
    const { id, ...user } = await create({ email: 'Ada@X.io', password })
    expect(user).toMatchObject({
      email: 'ada@x.io',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [{ provider: 'email', identity_data: { email_verified: false } }],
    })
    expect(user.email_confirmed_at).toBeUndefined()
    expect(mails).toEqual([])
    const attempt = { email: 'ada@x.io', password }
    expect(await outcome(post('/token?grant_type=password', attempt))).toBe(
      '400 email_not_confirmed',
    )
    await update(id, { email_confirm: true })
    expect((await signIn('ada@x.io')).user.id).toBe(id)
  })

  it('has the given attributes', async () => {
    const { create, account } = await openAdminBackend()
    const id = randomUUID()
    await create({
      id: id.toUpperCase(),
      email: 'ada@x.io',
      email_confirm: true,
      role: ' editor ',
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'pro' },
    })
    expect(await account(id)).toMatchObject({
      id,
      role: 'editor',
      email_confirmed_at: expect.any(String),
      user_metadata: { name: 'Ada', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'pro' },
    })
  })

  it('can have an argon2id hash', async () => {
    const { create, signIn } = await openAdminBackend()
    // "password" with the salt "somesalt", from the reference implementation.
    const password_hash =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    const { id } = await create({ email: 'ada@x.io', email_confirm: true, password_hash })
    expect((await signIn('ada@x.io', 'password')).user.id).toBe(id)
  })

  it.each([
    ['no address', {}, '400 validation_failed'],
    ['no valid address', { email: 'xx:;x@x.x' }, '400 validation_failed'],
    ['a phone number', { email: 'b@x.io', phone: '+390123' }, '400 phone_provider_disabled'],
    ['a taken address', { email: 'TAKEN@x.io' }, '422 email_exists'],
    ['an invalid id', { email: 'b@x.io', id: '1' }, '400 validation_failed'],
    ['the nil id', { email: 'b@x.io', id: nobody.replaceAll(/\w/g, '0') }, '400 validation_failed'],
    [
      'a password of 73 bytes',
      { email: 'b@x.io', password: 'a'.repeat(73) },
      '400 validation_failed',
    ],
    ['a bcrypt hash', { email: 'b@x.io', password_hash: '$2a$10$abc' }, '400 validation_failed'],
    [
      'password and hash',
      { email: 'b@x.io', password: 'a', password_hash: 'b' },
      '400 validation_failed',
    ],
    ['an invalid ban', { email: 'b@x.io', ban_duration: '1 day' }, '400 validation_failed'],
    [
      'metadata of 9 kB',
      { email: 'b@x.io', app_metadata: { a: 'x'.repeat(1024) } },
      '400 validation_failed',
    ],
    ['a role that is not a string', { email: 'b@x.io', role: 1 }, '400 validation_failed'],
  ])('is refused with %s', async (_, attributes, expected) => {
    const { create, admin } = await openAdminBackend()
    await create({ email: 'taken@x.io' })
    expect(await outcome(admin('POST', '/admin/users', attributes))).toBe(expected)
    expect((await list(admin('GET', '/admin/users'))).emails).toEqual(['taken@x.io'])
  })

  it('cannot have a taken id, even of a deleted account', async () => {
    const { create, admin } = await openAdminBackend()
    const { id } = await create({ email: 'a@x.io' })
    const again = () => outcome(admin('POST', '/admin/users', { email: 'b@x.io', id }))
    expect(await again()).toBe('409 conflict')
    await admin('DELETE', `/admin/users/${id}`, { should_soft_delete: true })
    expect(await again()).toBe('409 conflict')
  })
})

describe('an account that does not exist', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/factors'],
  ])('is not found by %s %s', async (method, below) => {
    const { admin } = await openAdminBackend()
    const body = method === 'PUT' ? {} : undefined
    const ask = (id: string) => outcome(admin(method, `/admin/users/${id}${below}`, body))
    expect(await ask(nobody)).toBe('404 user_not_found')
    expect(await ask('1')).toBe('404 validation_failed')
  })
})

it('returns an empty list of factors', async () => {
  const { create, admin } = await openAdminBackend()
  const { id } = await create({ email: 'a@x.io' })
  expect(await (await admin('GET', `/admin/users/${id}/factors`)).json()).toEqual([])
})
