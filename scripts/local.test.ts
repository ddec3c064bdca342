import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveLocalBackend } from '../packages/local-backend/src/index.ts'

interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-local-task-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function runTask(dataDir: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const task = join(import.meta.dirname, 'tasks/local.ts')
    const env = { ...process.env, DATA_DIR: dataDir }
    const child = execFile(process.execPath, [task, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    )
  })
}

async function startServer(dataDir: string) {
  const server = await serveLocalBackend({ port: 0, dataDir })
  onTestFinished(() => server.close())
  return server
}

test('a script gets the service role key and the accounts from a running server', async () => {
  const folder = temporaryFolder()
  const { url } = await startServer(join(folder, 'data'))

  const { stdout } = await runTask(join(folder, 'data'), 'service-role-key')
  const key = stdout.trim()
  const headers = { apikey: key, authorization: `Bearer ${key}` }
  const created = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'ada@x.io' }),
  })
  expect(created.status).toBe(200)

  const output = join(folder, 'users.sql')
  const exported = await runTask(join(folder, 'data'), 'export', '--url', url, '--output', output)
  expect(exported).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(readFileSync(output, 'utf8')).toContain("'ada@x.io'")
  expect(statSync(output).mode & 0o777).toBe(0o600)

  const again = await runTask(join(folder, 'data'), 'export', '--url', url, '--output', output)
  expect(again).toMatchObject({
    code: 1,
    stderr: `${output} is there already. Choose another file.\n`,
  })
})

test('accounts are exported from a data folder only if no server uses it', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const server = await startServer(dataDir)
  expect(await runTask(dataDir, 'export')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `A server uses ${dataDir}. Stop it, or name it: npm run local -- export --url http://localhost:4173\n`,
  })
  await server.close()
  const { code, stdout } = await runTask(dataDir, 'export')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^-- 0 accounts .*\nCOMMIT;\n$/s)
})

test.each([
  [[], /^npm run --silent local -- service-role-key\n/],
  [['toString'], /^npm run --silent local -- service-role-key\n/],
  [['export', '--file', 'x'], /^npm run --silent local -- service-role-key\n/],
  [['service-role-key'], /holds no accounts yet\. .*\n$/],
  [['export'], /holds no accounts yet\. .*\n$/],
  [['export', '--url', 'http://evil.test'], /^--url is "http:\/\/evil\.test"\. .*\n$/],
  [['serve', '--data-dir', 'x'], /has to have a number as "port"\.\n$/],
  [['serve', '--config', 'nowhere.json'], /^nowhere\.json cannot be read as JSON\.\n$/],
])('a task that fails prints one line: %j', async (args, line) => {
  const { code, stdout, stderr } = await runTask(join(temporaryFolder(), 'data'), ...args)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(line)
})

test('an unknown name in the configuration is reported in one line', async () => {
  const folder = temporaryFolder()
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ port: 0, dataDir: folder, autoConfirm: true }))
  const { code, stderr } = await runTask(folder, 'serve', '--config', config)
  expect([code, stderr]).toEqual([
    1,
    '[@dropwatt/local-backend] The configuration has "autoConfirm", which there is not. The README lists all names.\n',
  ])
})

test.each(['stopped', 'running'])(
  'a server can be started with a backup of a %s one',
  async (state) => {
    const folder = temporaryFolder()
    const [dataDir, output] = [join(folder, 'data'), join(folder, 'backup')]
    const first = await serveLocalBackend({ port: 0, dataDir })
    onTestFinished(() => first.close())
    const account = { email: 'ada@x.io', password: 'correct horse' }
    const post = (url: string, path: string) =>
      fetch(`${url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: first.anonKey },
        body: JSON.stringify(account),
      })
    expect((await post(first.url, 'signup')).status).toBe(200)
    if (state === 'stopped') await first.close()

    const url = state === 'running' ? ['--url', first.url] : []
    const made = await runTask(dataDir, 'backup', '--output', output, ...url)
    expect(made).toEqual({ code: 0, stdout: '', stderr: '' })
    const second = await startServer(output)
    expect((await post(second.url, 'token?grant_type=password')).status).toBe(200)
  },
)
