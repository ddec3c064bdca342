import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createNodeArgon2 } from '../argon2/node-argon2.ts'
import { parsePhc } from '../argon2/phc.ts'
import { openAdminBackend } from '../testing/admin.ts'
import { enrol, signUpWithFactor } from '../testing/factors.ts'
import { noPostgres, startPostgres, type Postgres } from '../testing/postgres.ts'

/** The tables after the migrations of GoTrue: types, unique indexes and references. */
const schema = `
CREATE SCHEMA auth;
CREATE TABLE auth.users (
  id uuid PRIMARY KEY, instance_id uuid, aud varchar(255), role varchar(255), email varchar(255),
  encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
  confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
  recovery_sent_at timestamptz, email_change_token_new varchar(255),
  email_change_token_current varchar(255), email_change varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint CHECK (email_change_confirm_status BETWEEN 0 AND 2),
  phone text UNIQUE, phone_confirmed_at timestamptz, phone_change text,
  phone_change_token varchar(255), phone_change_sent_at timestamptz,
  confirmed_at timestamptz
    GENERATED ALWAYS AS (LEAST(email_confirmed_at, phone_confirmed_at)) STORED,
  reauthentication_token varchar(255), reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
  is_super_admin boolean, is_sso_user boolean NOT NULL, is_anonymous boolean NOT NULL,
  banned_until timestamptz, deleted_at timestamptz, created_at timestamptz, updated_at timestamptz
);
CREATE UNIQUE INDEX users_email_partial_key ON auth.users (email) WHERE NOT is_sso_user;
CREATE TABLE auth.identities (
  id uuid PRIMARY KEY, provider_id text NOT NULL,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE, identity_data jsonb NOT NULL,
  provider text NOT NULL, last_sign_in_at timestamptz, created_at timestamptz,
  updated_at timestamptz,
  email text GENERATED ALWAYS AS (lower(identity_data ->> 'email')) STORED,
  UNIQUE (provider_id, provider)
);
CREATE TYPE auth.factor_type AS ENUM ('totp', 'webauthn', 'phone');
CREATE TYPE auth.factor_status AS ENUM ('unverified', 'verified');
CREATE TABLE auth.mfa_factors (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  friendly_name text, factor_type auth.factor_type NOT NULL, status auth.factor_status NOT NULL,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, secret text, phone text,
  last_challenged_at timestamptz UNIQUE, web_authn_credential jsonb, web_authn_aaguid uuid
);
CREATE UNIQUE INDEX mfa_factors_user_friendly_name_unique
  ON auth.mfa_factors (friendly_name, user_id) WHERE trim(friendly_name) <> '';`

let postgres: Postgres | undefined

beforeAll(() => {
  if (noPostgres === undefined) postgres = startPostgres()
  postgres?.run(schema)
})
afterAll(() => postgres?.stop())
beforeEach(({ skip }) => {
  if (noPostgres !== undefined) skip(noPostgres)
  postgres?.run('DELETE FROM auth.users')
})

const run = (sql: string) => postgres?.run(sql) ?? ''
const counts = () =>
  run('SELECT (SELECT count(*) FROM auth.users), (SELECT count(*) FROM auth.identities)')

async function exportOf(emails: readonly string[], password = 'correct horse'): Promise<string> {
  const { create, admin } = await openAdminBackend()
  for (const email of emails) {
    await create({ email, password, email_confirm: true, user_metadata: { name: "O'Hara \0" } })
  }
  return (await admin('GET', '/admin/export')).text()
}

/** GoTrue refuses hashes above these limits. */
const limits = { memory: 1_048_576, passes: 20, parallelism: 16 }

test('accounts arrive whole, with a password that another argon2 verifies', async () => {
  run(await exportOf(['Ada@x.io'], 'pässwörd €uro'))
  expect(
    run(`SELECT email, confirmed_at IS NOT NULL, raw_user_meta_data ->> 'name' FROM auth.users`),
  ).toBe(`ada@x.io|t|O'Hara \uFFFD`)
  expect(
    run('SELECT i.email, i.provider_id = u.id::text FROM auth.identities i, auth.users u'),
  ).toBe('ada@x.io|t')
  const phc = run('SELECT encrypted_password FROM auth.users')
  const { verify } = createNodeArgon2({ memory: 0, passes: 0, parallelism: 0 })
  expect(await verify(phc, 'pässwörd €uro')).toBe(true)
  expect(await verify(phc, 'password euro')).toBe(false)
  const cost = parsePhc(phc)
  for (const [name, most] of Object.entries(limits)) {
    expect(cost?.[name as keyof typeof limits]).toBeLessThanOrEqual(most)
  }
})

test('a second import changes nothing', async () => {
  const sql = await exportOf(['ada@x.io', 'ben@x.io'])
  run(sql)
  run(`UPDATE auth.users SET encrypted_password = 'new' WHERE email = 'ada@x.io'`)
  run(sql)
  expect(counts()).toBe('2|2')
  expect(run(`SELECT encrypted_password FROM auth.users WHERE email = 'ada@x.io'`)).toBe('new')
})

test('an address that another account has aborts the import', async () => {
  run(await exportOf(['ben@x.io']))
  const sql = await exportOf(['ada@x.io', 'ben@x.io'])
  expect(() => run(sql)).toThrow('Key (email)=(ben@x.io) already exists.')
  expect(counts()).toBe('1|1')
})

test('an import is undone by the statements in it', async () => {
  run(await exportOf(['eve@x.io']))
  const sql = await exportOf(['ada@x.io', 'ben@x.io'])
  run(sql)
  expect(counts()).toBe('3|3')
  const undo = sql.split('\n').filter((line) => line.startsWith('--undo '))
  run(undo.map((line) => line.slice('--undo '.length)).join('\n'))
  expect(run('SELECT email FROM auth.identities')).toBe('eve@x.io')
})

test('verified factors arrive with their secrets, and unverified ones do not', async () => {
  const backend = await openAdminBackend()
  const { factor, tokens } = await signUpWithFactor(backend, 'ada@x.io')
  await enrol(backend, tokens, 'Tablet')
  run(await (await backend.admin('GET', '/admin/export')).text())
  expect(run('SELECT factor_type, status, secret FROM auth.mfa_factors')).toBe(
    `totp|verified|${factor.totp.secret}`,
  )
})
