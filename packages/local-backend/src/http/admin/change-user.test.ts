import { describe, expect, it } from 'vitest'
import { openAdminBackend } from '../../testing/admin.ts'
import { outcome, password } from '../../testing/test-backend.ts'

describe('an account that an administrator updates', () => {
  it('gets another address, which its owner signs in with', async () => {
    const { signUp, update, signIn } = await openAdminBackend()
    const { user } = await signUp('old@x.io')
    expect(await update(user.id, { email: 'New@x.io', email_confirm: true })).toMatchObject({
      email: 'new@x.io',
      identities: [{ identity_data: { sub: user.id, email: 'new@x.io', email_verified: true } }],
    })
    expect((await signIn('new@x.io')).user.id).toBe(user.id)
  })

  it('cannot get a taken address', async () => {
    const { signUp, admin, account } = await openAdminBackend()
    await signUp('taken@x.io')
    const { user } = await signUp('a@x.io')
    const change = { email: 'taken@x.io', user_metadata: { name: 'Ada' } }
    expect(await outcome(admin('PUT', `/admin/users/${user.id}`, change))).toBe('422 email_exists')
    expect(await account(user.id)).toMatchObject({ email: 'a@x.io', user_metadata: {} })
  })

  it('gets another password, which ends its sessions', async () => {
    const { signUp, update, signIn, get } = await openAdminBackend()
    const { user, access_token } = await signUp('a@x.io')
    await update(user.id, { password: 'battery staple' })
    expect(await outcome(get('/user', access_token))).toBe('403 session_not_found')
    expect((await signIn('a@x.io', 'battery staple')).user.id).toBe(user.id)
  })

  it('gets a first password, which signs in', async () => {
    const { create, update, signIn } = await openAdminBackend()
    const { id } = await create({ email: 'a@x.io', email_confirm: true })
    await update(id, { password })
    expect((await signIn('a@x.io')).user.id).toBe(id)
  })

  it('is banned for a time, and unbanned', async () => {
    const { signUp, update, post, get, signIn, advance } = await openAdminBackend()
    const { user, access_token } = await signUp('a@x.io')
    const attempt = () => outcome(post('/token?grant_type=password', { email: 'a@x.io', password }))

    expect((await update(user.id, { ban_duration: '1h30m' })).banned_until).toEqual(
      expect.any(String),
    )
    expect(await attempt()).toBe('400 user_banned')
    expect(await outcome(get('/user', access_token))).toBe('403 user_banned')
    advance(90 * 60 + 1)
    expect(await attempt()).toBe('200')

    await update(user.id, { ban_duration: '876000h' })
    expect(await attempt()).toBe('400 user_banned')
    expect((await update(user.id, { ban_duration: 'none' })).banned_until).toBeUndefined()
    expect((await signIn('a@x.io')).user.id).toBe(user.id)
  })

  it('keeps omitted fields, and removes null ones', async () => {
    const { create, update } = await openAdminBackend()
    const { id } = await create({
      email: 'a@x.io',
      user_metadata: { name: 'Ada', city: 'Rome' },
      app_metadata: { plan: 'pro' },
    })
    expect(
      await update(id, {
        role: 'editor',
        user_metadata: { city: null, age: 36 },
        app_metadata: { beta: true },
      }),
    ).toMatchObject({
      role: 'editor',
      user_metadata: { name: 'Ada', age: 36 },
      app_metadata: { plan: 'pro', beta: true, provider: 'email' },
    })
    expect((await update(id, {})).user_metadata).toEqual({ name: 'Ada', age: 36 })
  })

  it.each([
    ['a short password', { password: 'short' }, '422 weak_password'],
    ['an empty password', { password: '' }, '422 weak_password'],
    ['no valid address', { email: 'a@' }, '400 validation_failed'],
    ['an invalid ban', { ban_duration: '1x' }, '400 validation_failed'],
    ['an invalid body', [], '400 validation_failed'],
  ])('is refused %s', async (_, attributes, expected) => {
    const { create, admin } = await openAdminBackend()
    const { id } = await create({ email: 'a@x.io' })
    expect(await outcome(admin('PUT', `/admin/users/${id}`, attributes))).toBe(expected)
  })
})

describe('an account that an administrator deletes', () => {
  it('is gone with its sessions, and its address is free', async () => {
    const { signUp, admin, get, create } = await openAdminBackend()
    const { user, access_token } = await signUp('a@x.io')
    const answer = await admin('DELETE', `/admin/users/${user.id}`)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(await outcome(get('/user', access_token))).toBe('403 user_not_found')
    expect(await outcome(admin('GET', `/admin/users/${user.id}`))).toBe('404 user_not_found')
    expect((await create({ email: 'a@x.io' })).id).not.toBe(user.id)
  })

  it('keeps only its id with soft deletion', async () => {
    const { signUp, admin, account, get, post, create } = await openAdminBackend()
    const { user, access_token } = await signUp('a@x.io')
    await admin('DELETE', `/admin/users/${user.id}`, { should_soft_delete: true })

    const left = await account(user.id)
    expect(left).toMatchObject({
      deleted_at: expect.any(String),
      user_metadata: {},
      app_metadata: {},
      identities: [{ identity_data: {} }],
    })
    expect(JSON.stringify(left)).not.toContain('a@x.io')
    expect(await outcome(get('/user', access_token))).toBe('403 user_not_found')
    expect(await outcome(post('/token?grant_type=password', { email: 'a@x.io', password }))).toBe(
      '400 invalid_credentials',
    )
    expect((await create({ email: 'a@x.io' })).id).not.toBe(user.id)

    expect(
      (await admin('DELETE', `/admin/users/${user.id}`, { should_soft_delete: true })).status,
    ).toBe(200)
    expect((await account(user.id)).deleted_at).toBe(left.deleted_at)
  })

  it('stays if the body is invalid', async () => {
    const { create, admin, account, send, key } = await openAdminBackend()
    const { id } = await create({ email: 'a@x.io' })
    const path = `/admin/users/${id}`
    expect(await outcome(admin('DELETE', path, { should_soft_delete: 'yes' }))).toBe(
      '400 validation_failed',
    )
    const headers = { authorization: `Bearer ${key}` }
    expect(await outcome(send(path, { method: 'DELETE', headers, body: '{' }))).toBe('400 bad_json')
    expect((await account(id)).id).toBe(id)
  })
})
