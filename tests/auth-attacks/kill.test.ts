import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { LOCAL_ANON_KEY } from '../../packages/local-backend/src/anon-key.ts'
import { createRandom } from './support/fuzz/random.ts'
import { canConnect, startTestServer } from './support/test-server.ts'
import { openService, outcome, password, temporaryFolder } from './support/service.ts'

const seed = 20_260_103
const kills = 5
const signUpsPerKill = 200

async function startServer(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, 'support/served-process.ts'), [dataDir])
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The server ended with ${code} before it listened.`)
  })
  const [origin] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return { child, origin }
}

/** Tells whether the server confirmed the account before it was killed. */
async function signUp(origin: string, email: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY },
      body: JSON.stringify({ email, password }),
    })
    return response.status === 200
  } catch {
    return false
  }
}

/** Sends concurrent sign-ups, kills the server after some responses, and returns the confirmed ones. */
async function signUpUntilKilled(
  dataDir: string,
  emails: readonly string[],
  answers: number,
): Promise<string[]> {
  const { child, origin } = await startServer(dataDir)
  const answered: string[] = []
  await Promise.all(
    emails.map(async (email) => {
      if (!(await signUp(origin, email))) return
      answered.push(email)
      if (answered.length === answers) child.kill('SIGKILL')
    }),
  )
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  return answered
}

function rows(db: DatabaseSync, sql: string): unknown[] {
  return db.prepare(sql).all()
}

test('check 23: a server that stops completes pending requests first, without errors', async () => {
  const server = await startTestServer()
  const body = JSON.stringify({ email: 'late@x.io', password })
  const late = request({
    port: server.port,
    path: '/auth/v1/signup',
    method: 'POST',
    headers: { expect: '100-continue', 'content-length': body.length, apikey: LOCAL_ANON_KEY },
  })
  // The server has started to handle the request when it asks for the body.
  const started = once(late, 'continue')
  const idle = connect(server.port)
  await once(idle, 'connect')
  await started
  const ended = once(server.process, 'exit')
  const hungUp = once(idle, 'close')
  server.process.kill('SIGTERM')
  await expect.poll(() => canConnect('127.0.0.1', server.port)).toBe(false)

  late.end(body)
  const [answer] = await once(late, 'response')
  expect(answer.statusCode).toBe(200)
  expect(JSON.parse(await text(answer)).user.email).toBe('late@x.io')
  await hungUp
  expect(await ended).toEqual([0, null])
  expect(server.stderr()).toBe('')
})

test(`check 23: a server that is killed ${kills} times during ${kills * signUpsPerKill} sign-ups keeps every confirmed account, complete`, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const random = createRandom(seed)
  const answered: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const emails = Array.from({ length: signUpsPerKill }, (_, index) => `${kill}-${index}@x.io`)
    const answers = 1 + random.below(30)
    const before = answered.length
    answered.push(...(await signUpUntilKilled(dataDir, emails, answers)))
    expect(answered.length - before).toBeGreaterThanOrEqual(answers)
  }

  const { backend, post } = await openService({ dataDir })
  for (const email of answered) {
    expect(await outcome(post('/token?grant_type=password', { email, password }))).toBe('200')
  }
  expect(await outcome(post('/signup', { email: 'new@x.io', password }))).toBe('200')
  await backend.close()

  const db = new DatabaseSync(join(dataDir, 'auth.sqlite'))
  onTestFinished(() => db.close())
  expect(rows(db, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(rows(db, 'PRAGMA foreign_key_check')).toEqual([])
  const halves = `
    SELECT email FROM users WHERE id NOT IN (SELECT user_id FROM identities)
      OR id NOT IN (SELECT user_id FROM sessions)
      OR encrypted_password IS NULL OR last_sign_in_at IS NULL
    UNION ALL SELECT id FROM sessions WHERE id NOT IN (SELECT session_id FROM mfa_amr_claims)
    UNION ALL SELECT user_id FROM identities WHERE user_id NOT IN (SELECT id FROM users)`
  expect(rows(db, halves)).toEqual([])
  const signedUp = `SELECT count(*) AS count FROM audit_log_entries
    WHERE payload ->> '$.action' = 'user_signedup'`
  expect(rows(db, signedUp)).toEqual(rows(db, 'SELECT count(*) AS count FROM users'))
}, 60_000)
