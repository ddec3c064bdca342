import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashPassword } from '../passwords.ts'
import { openTestBackend, outcome, password, temporaryFolder } from '../testing/test-backend.ts'
import { encodeRefreshToken } from '../tokens/refresh-token.ts'
import { openStore } from './index.ts'
import { migrations } from './schema.ts'

const at = '2026-01-02T03:04:05.678Z'
const sessionId = '00000000-0000-4000-8000-000000000002'
const key = Buffer.alloc(32, 7).toString('base64url')

interface OldFolder {
  readonly users: number
  readonly passwordHash: string
  /** Padding for every user. */
  readonly padding?: string
}

/** Writes a data folder of the first schema version; user 1 has a session. */
function writeOldFolder({ users, passwordHash, padding = '' }: OldFolder): string {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const path = join(dataDir, 'auth.sqlite')
  writeFileSync(path, '', { mode: 0o600 })
  const db = new DatabaseSync(path)
  db.exec(`PRAGMA journal_mode = WAL; ${migrations[0]}; PRAGMA user_version = 1; BEGIN`)
  const user = db.prepare(`
    INSERT INTO users VALUES (:id, 'authenticated', 'authenticated', :email, :hash, :at, :at,
      '{"provider":"email","providers":["email"]}', :metadata, NULL, :at, :at)`)
  const identity = db.prepare(`
    INSERT INTO identities VALUES (:id, :id, :id, :data, 'email', :at, :at, :at)`)
  for (let number = 1; number <= users; number += 1) {
    const id = `user-${number}`
    const email = `${number}@x.io`
    const metadata = JSON.stringify({ name: `Ada ${number}`, padding })
    user.run({ id, email, hash: passwordHash, at, metadata })
    identity.run({ id, data: JSON.stringify({ sub: id, email }), at })
  }
  db.prepare(`INSERT INTO sessions VALUES (?, 'user-1', 'aal1', NULL, ?, 4, ?, ?, ?)`).run(
    sessionId,
    key,
    at,
    at,
    at,
  )
  db.prepare(`INSERT INTO mfa_amr_claims VALUES (?, 'password', ?)`).run(sessionId, at)
  db.prepare(`
    INSERT INTO flow_state VALUES ('flow-1', 'user-1', 'code-1', NULL, NULL, 'google', 'oauth',
      'http://localhost', NULL, NULL, ?, ?)`).run(at, at)
  db.exec('COMMIT')
  db.close()
  return dataDir
}

/** Reads the content of a folder of any version. */
function inspect(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'auth.sqlite'))
  try {
    const read = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0]
    return {
      version: read('PRAGMA user_version'),
      integrity: read('PRAGMA integrity_check'),
      users: read('SELECT count(*) FROM users'),
      orphans: db.prepare('PRAGMA foreign_key_check').all(),
      left: read(`SELECT count(*) FROM sqlite_schema WHERE name = 'users_next'`),
    }
  } finally {
    db.close()
  }
}

describe('a data folder of the first version', () => {
  it('opens with all its data', async () => {
    const dataDir = writeOldFolder({ users: 3, passwordHash: await hashPassword(password) })
    const store = openStore(dataDir)
    expect(store.users.findByEmail('1@x.io')).toMatchObject({
      id: 'user-1',
      email_confirmed_at: at,
      raw_user_meta_data: { name: 'Ada 1' },
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
      email_change: null,
      email_change_confirm_status: 0,
      deleted_at: null,
      created_at: at,
    })
    expect(store.identities.ofUser('user-2')).toMatchObject([
      { identity_data: { email: '2@x.io' } },
    ])
    expect(store.sessions.find(sessionId)).toMatchObject({ user_id: 'user-1' })
    expect(store.sessions.amrOf(sessionId)).toEqual([
      { authentication_method: 'password', created_at: at, updated_at: at },
    ])
    expect(store.flowStates.findByCode('code-1')).toMatchObject({ user_id: 'user-1' })
    store.close()
    expect(inspect(dataDir)).toEqual({
      version: migrations.length,
      integrity: 'ok',
      users: 3,
      orphans: [],
      left: 0,
    })
  })

  it('still cascades the deletion of a user', () => {
    const dataDir = writeOldFolder({ users: 2, passwordHash: '' })
    openStore(dataDir).close()
    const db = new DatabaseSync(join(dataDir, 'auth.sqlite'), { enableForeignKeyConstraints: true })
    onTestFinished(() => db.close())
    db.exec(`DELETE FROM users WHERE id = 'user-1'`)
    const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
    expect(['identities', 'sessions', 'mfa_amr_claims', 'flow_state'].map(count)).toEqual([
      1, 0, 0, 0,
    ])
    expect(() =>
      db.exec(`INSERT INTO identities SELECT 'x', 'x', 'nobody', '{}', 'email', '', '', ''`),
    ).toThrow('FOREIGN KEY')
  })

  it('keeps its users signed in', async () => {
    const dataDir = writeOldFolder({ users: 1, passwordHash: await hashPassword(password) })
    const { signIn, refresh, post, mails } = await openTestBackend({
      dataDir,
      now: () => Date.parse(at) + 60_000,
    })
    expect((await signIn('1@x.io')).user.id).toBe('user-1')
    expect((await refresh(encodeRefreshToken(sessionId, 4, key))).status).toBe(200)
    expect(await outcome(post('/recover', { email: '1@x.io' }))).toBe('200')
    expect(mails).toHaveLength(1)
  })

  it('is of one version or the other after a kill during migration', async () => {
    const users = 2400
    const dataDir = writeOldFolder({ users, passwordHash: '', padding: 'x'.repeat(5000) })
    const log = join(dataDir, 'auth.sqlite-wal')
    const isAtWork = () => (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 100_000

    const script = join(import.meta.dirname, '../testing/open-old-folder.ts')
    const child = spawn(process.execPath, [script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    const isRunning = () => child.exitCode === null && child.signalCode === null
    while (isRunning() && !isAtWork()) await setImmediate()
    child.kill('SIGKILL')
    await ended
    expect(child.signalCode).toBe('SIGKILL')

    const found = inspect(dataDir)
    expect([1, migrations.length]).toContain(found.version)
    expect(found).toMatchObject({ integrity: 'ok', users, orphans: [], left: 0 })
    openStore(dataDir).close()
    expect(inspect(dataDir)).toMatchObject({ version: migrations.length, users, orphans: [] })
  })
})
