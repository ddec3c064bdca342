import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../store/index.ts'
import { openAdminBackend, type AdminBackend } from '../testing/admin.ts'
import { signInWithGoogle } from '../testing/google-flow.ts'
import { exportUsers } from './export-users.ts'

async function exported({ admin }: AdminBackend): Promise<string> {
  return (await admin('GET', '/admin/export')).text()
}

/** Parses the rows of a table into literals by column. */
function rowsOf(sql: string, table: string): Record<string, string>[] {
  const pattern = new RegExp(
    String.raw`^INSERT INTO auth\.${table} \(([^)]*)\)\nVALUES \((.*)\)\nON CONFLICT \(id\) DO NOTHING;$`,
    'gm',
  )
  return [...sql.matchAll(pattern)].map(([, columns = '', values = '']) => {
    const literals = values.match(/(?:'(?:[^']|'')*'|[^,'\s]+)(?:::\w+)?/g) ?? []
    return Object.fromEntries(columns.split(', ').map((name, at) => [name, literals[at] ?? '']))
  })
}

describe('the export', () => {
  it('is one transaction that can be repeated', async () => {
    const backend = await openAdminBackend()
    const { id } = (await backend.signUp('a@x.io')).user
    const answer = await backend.admin('GET', '/admin/export')
    expect(answer.headers.get('content-type')).toBe('application/sql; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const lines = (await answer.text()).split('\n')
    expect(lines.slice(0, 5)).toEqual([
      '-- 1 account with 1 identity and 0 second factors. Keep this file as safe as passwords.',
      '-- psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file users.sql',
      "SET client_encoding = 'UTF8';",
      'SET standard_conforming_strings = on;',
      'BEGIN;',
    ])
    expect(lines.slice(-3)).toEqual([
      'COMMIT;',
      `--undo DELETE FROM auth.users WHERE id = '${id}'::uuid;`,
      '',
    ])
  })

  it('contains accounts with the column names of a hosted project', async () => {
    const backend = await openAdminBackend()
    const { id } = await backend.create({
      email: "o'hara@x.io",
      password: 'correct horse',
      email_confirm: true,
      ban_duration: '1h',
      user_metadata: { name: "Ada; O'Hara, (née) 'x'" },
    })
    const sql = await exported(backend)
    const [user = {}] = rowsOf(sql, 'users')
    expect(user).toMatchObject({
      instance_id: "'00000000-0000-0000-0000-000000000000'::uuid",
      id: `'${id}'::uuid`,
      aud: "'authenticated'",
      role: "'authenticated'",
      email: "'o''hara@x.io'",
      encrypted_password: expect.stringMatching(/^'\$argon2id\$v=19\$m=19456,t=2,p=1\$[^']+'$/),
      email_confirmed_at: expect.stringMatching(/^'\d{4}-\d{2}-\d{2}T[\d:.]+Z'::timestamptz$/),
      banned_until: expect.stringMatching(/::timestamptz$/),
      invited_at: 'NULL',
      phone: 'NULL',
      raw_app_meta_data: `'{"provider":"email","providers":["email"]}'::jsonb`,
      raw_user_meta_data: `'{"name":"Ada; O''Hara, (née) ''x''","email_verified":true}'::jsonb`,
      is_sso_user: 'false',
    })
    for (const column of [
      'confirmation_token',
      'recovery_token',
      'email_change_token_current',
      'email_change_token_new',
      'email_change',
      'phone_change',
      'phone_change_token',
      'reauthentication_token',
    ]) {
      expect([column, user[column]]).toEqual([column, "''"])
    }
    expect(user).not.toHaveProperty('confirmed_at')

    const [identity = {}] = rowsOf(sql, 'identities')
    expect(identity).toMatchObject({
      provider_id: `'${id}'`,
      user_id: `'${id}'::uuid`,
      provider: "'email'",
      identity_data: expect.stringContaining(`"email":"o''hara@x.io"`),
    })
    expect(identity).not.toHaveProperty('email')
  })

  it('omits what is useless there', async () => {
    const backend = await openAdminBackend({ anonymousUsers: true })
    await backend.post('/signup', {})
    await signInWithGoogle(backend, 'sam@example.com')
    const { refresh_token } = await backend.signUp('a@x.io')
    const sql = await exported(backend)
    const emails = rowsOf(sql, 'users').map(({ email }) => email)
    expect(emails).toEqual(["'sam@example.com'", "'a@x.io'"])
    expect(rowsOf(sql, 'identities').map(({ provider }) => provider)).toEqual(["'email'"])
    expect(sql).not.toContain(refresh_token)
    expect(sql).not.toMatch(/sessions|one_time_tokens|outbox|flow_state/)
  })

  it('keeps identities of real Google', async () => {
    const backend = await openAdminBackend()
    const { id } = await backend.create({ email: 'a@x.io' })
    await backend.backend.close()
    const store = openStore(backend.dataDir)
    onTestFinished(() => store.close())
    const [known] = store.identities.ofUser(id)
    for (const [subject, iss] of [
      ['1', 'https://accounts.google.com'],
      ['2', 'accounts.google.com'],
      ['3', 'https://local-google.invalid'],
      ['4', 'http://localhost:5173/auth/v1/local-google'],
    ]) {
      const google = { provider: 'google', provider_id: `${subject}`, identity_data: { iss } }
      if (known) store.identities.insert({ ...known, ...google, id: randomUUID() })
    }
    const subjects = rowsOf(exportUsers(store), 'identities')
      .filter(({ provider }) => provider === "'google'")
      .map(({ provider_id }) => provider_id)
    expect(new Set(subjects)).toEqual(new Set(["'1'", "'2'"]))
  })

  it('of an empty database is empty', async () => {
    const sql = await exported(await openAdminBackend())
    expect(sql).toContain('-- 0 accounts with 0 identities and 0 second factors.')
    expect(sql).not.toContain('INSERT')
  })
})
