import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openLocalBackend } from './index.ts'
import {
  openTestBackend,
  origin,
  outcome,
  password,
  temporaryFolder,
} from './testing/test-backend.ts'

const script = (name: string) => join(import.meta.dirname, 'testing', name)
const modeOf = (path: string) => statSync(path).mode & 0o777
const open = (dataDir: string) => openLocalBackend({ siteUrl: origin, dataDir })

/** Opens a folder in another process. */
function openElsewhere(dataDir: string, as = ''): { code: string; message?: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [script('open-folder.ts'), dataDir, as])
  if (stderr.length > 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}

async function usedFolder(): Promise<string> {
  const { backend, dataDir, signUp } = await openTestBackend()
  for (const name of ['a', 'b', 'c']) await signUp(`${name}@x.io`)
  await backend.close()
  return dataDir
}

describe('the data folder', () => {
  it('is private, and so is everything in it', async () => {
    const { dataDir } = await openTestBackend()
    expect(modeOf(dataDir)).toBe(0o700)
    const files = readdirSync(dataDir)
    expect(files).toEqual(expect.arrayContaining(['auth.sqlite', 'jwk.json']))
    expect(files.map((file) => modeOf(join(dataDir, file)))).toEqual(files.map(() => 0o600))
  })

  it('contains no password and no token', async () => {
    const { backend, dataDir, signUp } = await openTestBackend()
    const { access_token, refresh_token } = await signUp('a@x.io')
    await backend.close()
    const bytes = readFileSync(join(dataDir, 'auth.sqlite'), 'latin1')
    expect(bytes).toContain('a@x.io')
    for (const secret of [password, access_token, refresh_token])
      expect(bytes).not.toContain(secret)
  })

  it('keeps accounts, sessions and the key', async () => {
    const first = await openTestBackend()
    const { access_token, refresh_token, user } = await first.signUp('a@x.io')
    await first.backend.close()

    const again = await openTestBackend({ dataDir: first.dataDir })
    expect((await again.get('/user', access_token)).status).toBe(200)
    expect((await again.refresh(refresh_token)).status).toBe(200)
    expect((await again.signIn('a@x.io')).user.id).toBe(user.id)
  })

  it('may be closed twice', async () => {
    const { backend } = await openTestBackend()
    await backend.close()
    await expect(backend.close()).resolves.toBeUndefined()
  })

  it('stays open until pending requests are answered, and no longer', async () => {
    const problems: unknown[] = []
    const { backend, dataDir, post } = await openTestBackend({
      onUnexpectedError: (error) => problems.push(error),
    })
    const answers = ['a@x.io', 'b@x.io', 'c@x.io'].map((email) =>
      post('/signup', { email, password }),
    )
    const closed = backend.close()
    expect(await outcome(post('/signup', { email: 'd@x.io', password }))).toBe('503')
    expect(await Promise.all(answers.map(outcome))).toEqual(['200', '200', '200'])
    await closed

    const again = await openTestBackend({ dataDir })
    const signIns = ['a@x.io', 'b@x.io', 'c@x.io'].map(async (email) => again.signIn(email))
    expect(await Promise.all(signIns)).toMatchObject([{ user: {} }, { user: {} }, { user: {} }])
    expect(problems).toEqual([])
  })
})

describe('a data folder in use', () => {
  it('is refused to a second holder until it is released', async () => {
    const { backend, dataDir, signUp } = await openTestBackend()
    await signUp('a@x.io')
    expect(openElsewhere(dataDir)).toEqual({
      code: 'locked',
      message: expect.stringMatching(/^\[@dropwatt\/local-backend\] The data folder .* is in use/),
    })
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'locked' })
    expect((await signUp('b@x.io')).user.email).toBe('b@x.io')
    await backend.close()
    expect(openElsewhere(dataDir)).toEqual({ code: 'opened' })
  })
})

describe('a server that is killed in the middle of sign-ups', () => {
  it('keeps every confirmed account, and leaves no lock', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const child = spawn(process.execPath, [script('sign-up-loop.ts'), dataDir, password])
    onTestFinished(() => void child.kill('SIGKILL'))
    const answered: string[] = []
    for await (const email of createInterface({ input: child.stdout })) {
      answered.push(email)
      if (answered.length === 5) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(child.signalCode).toBe('SIGKILL')

    const { post } = await openTestBackend({ dataDir })
    const outcomes = await Promise.all(
      answered.map((email) => outcome(post('/token?grant_type=password', { email, password }))),
    )
    expect(outcomes).toEqual(answered.map(() => '200'))
  })
})

describe('an unusable folder', () => {
  it('is refused if it is a file', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, 'mine')
    await expect(open(file)).rejects.toMatchObject({ code: 'unwritable' })
    await expect(open(join(file, 'data'))).rejects.toMatchObject({ code: 'unwritable' })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('is refused if the database is a folder', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'auth.sqlite'))
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'unwritable' })
  })

  it('is refused without write permission', () => {
    const parent = temporaryFolder()
    chmodSync(parent, 0o555)
    onTestFinished(() => chmodSync(parent, 0o700))
    const dataDir = join(parent, 'data')
    expect(openElsewhere(dataDir, 'nobody')).toMatchObject({ code: 'unwritable' })
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('a damaged folder', () => {
  it.each([
    ['is not a database', (bytes: Buffer) => Buffer.from('x'.repeat(bytes.length))],
    ['is truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['is overwritten inside', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 5000, 9000)],
  ])('is refused and left as it is when the database %s', async (_, damage) => {
    const dataDir = await usedFolder()
    const path = join(dataDir, 'auth.sqlite')
    const damaged = damage(readFileSync(path))
    writeFileSync(path, damaged)
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'corrupt' })
    expect(readFileSync(path).equals(damaged)).toBe(true)
  })

  it.each(['', '{}', '{"kty":"oct","k":"AAAA"}', '{"kty":"EC"'])(
    'is refused if the key is "%s"',
    async (key) => {
      const dataDir = await usedFolder()
      writeFileSync(join(dataDir, 'jwk.json'), key)
      await expect(open(dataDir)).rejects.toMatchObject({ code: 'corrupt' })
      expect(readFileSync(join(dataDir, 'jwk.json'), 'utf8')).toBe(key)
    },
  )

  it.each([
    ['missing', (path: string) => rmSync(path)],
    ['empty', (path: string) => writeFileSync(path, '')],
  ])('is refused if the database beside the key is %s', async (_, lose) => {
    const dataDir = await usedFolder()
    lose(join(dataDir, 'auth.sqlite'))
    const left = readdirSync(dataDir)
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'lost' })
    expect(readdirSync(dataDir)).toEqual(left)
  })

  it('is refused if a newer version wrote it', async () => {
    const dataDir = await usedFolder()
    const db = new DatabaseSync(join(dataDir, 'auth.sqlite'))
    db.exec('PRAGMA user_version = 999')
    db.close()
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'newer' })
  })
})
