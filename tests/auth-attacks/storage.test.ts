import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL_ANON_KEY } from '../../packages/local-backend/src/anon-key.ts'
import { serviceRoleKey } from '../../packages/local-backend/src/index.ts'
import { rawRequest, failedStart, startTestServer, type TestServer } from './support/test-server.ts'
import { openService, password, temporaryFolder } from './support/service.ts'

const root = join(import.meta.dirname, '../..')
const apikey = { apikey: LOCAL_ANON_KEY }
const email = 'a@x.io'

const newFolder = () => join(temporaryFolder(), 'data')
const modeOf = (path: string) => statSync(path).mode & 0o777

function send(server: TestServer, path: string, body: object) {
  return rawRequest(server, `/auth/v1${path}`, apikey, {
    method: 'POST',
    body: JSON.stringify(body),
  })
}

async function usedFolder(): Promise<string> {
  const dataDir = newFolder()
  const { backend, signUp } = await openService({ dataDir })
  await signUp(email)
  await backend.close()
  return dataDir
}

/** Stops a server and waits for its exit. */
async function end({ process }: TestServer): Promise<void> {
  const ended = once(process, 'exit')
  process.kill('SIGTERM')
  await ended
}

test('check 21: git ignores the data folder with its key', () => {
  // A repository of its own: the project may be a copy without one.
  const repository = temporaryFolder()
  copyFileSync(join(root, '.gitignore'), join(repository, '.gitignore'))
  expect(spawnSync('git', ['init', '--quiet'], { cwd: repository }).status).toBe(0)
  for (const file of [
    '.data/jwk.json',
    '.data/auth.sqlite',
    '.data/auth.sqlite-wal',
    '.env.local',
  ]) {
    const { status } = spawnSync('git', ['check-ignore', '--quiet', file], { cwd: repository })
    expect([file, status]).toEqual([file, 0])
  }
})

test('check 21: the key and the accounts are readable by their owner only', async () => {
  const dataDir = newFolder()
  const server = await startTestServer({ DATA_DIR: dataDir })
  await send(server, '/signup', { email, password })
  expect(modeOf(dataDir)).toBe(0o700)
  const files = readdirSync(dataDir)
  expect(files).toContain('jwk.json')
  expect(files.map((file) => [file, modeOf(join(dataDir, file))])).toEqual(
    files.map((file) => [file, 0o600]),
  )
})

test('check 21: a folder that others can read is made private, with one line in the log', async () => {
  const dataDir = await usedFolder()
  const files = ['auth.sqlite', 'jwk.json']
  chmodSync(dataDir, 0o755)
  for (const file of files) chmodSync(join(dataDir, file), 0o644)

  const server = await startTestServer({ DATA_DIR: dataDir })
  expect(server.stderr()).toBe(
    `[@dropwatt/local-backend] The data folder ${dataDir} was accessible to other users of this machine. It is private now.\n`,
  )
  expect(modeOf(dataDir)).toBe(0o700)
  expect(files.map((file) => modeOf(join(dataDir, file)))).toEqual([0o600, 0o600])
  await end(server)
  const again = await startTestServer({ DATA_DIR: dataDir })
  expect(again.stderr()).toBe('')
})

test('check 21: a folder with other files keeps its mode, and only our files are made private', async () => {
  const dataDir = await usedFolder()
  writeFileSync(join(dataDir, 'notes.txt'), '', { mode: 0o644 })
  chmodSync(dataDir, 0o755)
  chmodSync(join(dataDir, 'jwk.json'), 0o640)
  const server = await startTestServer({ DATA_DIR: dataDir })
  expect(server.stderr()).toContain('was accessible to other users')
  expect(['', 'jwk.json', 'notes.txt'].map((file) => modeOf(join(dataDir, file)))).toEqual([
    0o755, 0o600, 0o644,
  ])
})

test('check 21: the server never serves files of its data folder', async () => {
  const dataDir = newFolder()
  const server = await startTestServer({ DATA_DIR: dataDir })
  await send(server, '/signup', { email, password })
  const { d } = JSON.parse(readFileSync(join(dataDir, 'jwk.json'), 'utf8'))
  const secrets = [d, await serviceRoleKey({ dataDir }), '"d"']
  const paths = [
    '/',
    '/jwk.json',
    '/.data/jwk.json',
    '/assets/../jwk.json',
    '/assets/..%2f..%2fjwk.json',
    '/assets/%2e%2e/%2e%2e/.data/jwk.json',
    '/..%5c.data%5cjwk.json',
    `/assets/${'..%2f'.repeat(12)}${dataDir.slice(1)}/jwk.json`,
    `/assets/${dataDir}/jwk.json`,
    '/auth/v1/jwk.json',
    '/auth/v1/settings',
    '/auth/v1/.well-known/jwks.json',
    '/auth/v1/health',
    '/auth/v1/outbox',
  ]
  for (const path of paths) {
    const { body } = await rawRequest(server, path, apikey)
    for (const secret of secrets) expect([path, body.includes(secret)]).toEqual([path, false])
  }
  expect(server.output() + server.stderr()).not.toContain(d)
})

test('check 23: a second server on the folder fails with one line, and the first continues', async () => {
  const dataDir = newFolder()
  const first = await startTestServer({ DATA_DIR: dataDir })
  expect((await send(first, '/signup', { email, password })).status).toBe(200)
  const { code, stderr } = await failedStart({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^\[@dropwatt\/local-backend\] The data folder .* is in use by another/),
  ])
  expect((await send(first, '/token?grant_type=password', { email, password })).status).toBe(200)
})

test('check 23: a killed server leaves no lock and loses nothing that it confirmed', async () => {
  const dataDir = newFolder()
  const first = await startTestServer({ DATA_DIR: dataDir })
  const signedUp = JSON.parse((await send(first, '/signup', { email, password })).body)
  first.process.kill('SIGKILL')
  await once(first.process, 'close')

  const second = await startTestServer({ DATA_DIR: dataDir })
  const body = { email, password }
  expect((await send(second, '/token?grant_type=password', body)).status).toBe(200)
  const { refresh_token } = signedUp
  const renewed = await send(second, '/token?grant_type=refresh_token', { refresh_token })
  expect([renewed.status, second.stderr()]).toEqual([200, ''])
})

test.each([
  ['is overwritten', (bytes: Buffer) => Buffer.alloc(bytes.length, 'x')],
  ['is truncated', (bytes: Buffer) => bytes.subarray(0, 5000)],
  ['is damaged inside', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 4096, 12_288)],
])('check 23: a database that %s is reported in one line and not modified', async (_, damage) => {
  const dataDir = await usedFolder()
  const path = join(dataDir, 'auth.sqlite')
  const damaged = damage(readFileSync(path))
  writeFileSync(path, damaged)
  const { code, stderr } = await failedStart({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/contains a damaged file\. Nothing was changed\. Restore a backup/),
  ])
  expect(readFileSync(path).equals(damaged)).toBe(true)
})

test('check 23: a damaged key is reported as well, and not silently replaced', async () => {
  const dataDir = await usedFolder()
  writeFileSync(join(dataDir, 'jwk.json'), '{"kty":"EC"')
  const { code, stderr } = await failedStart({ DATA_DIR: dataDir })
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(stderr).toContain('damaged')
  expect(readFileSync(join(dataDir, 'jwk.json'), 'utf8')).toBe('{"kty":"EC"')
})
