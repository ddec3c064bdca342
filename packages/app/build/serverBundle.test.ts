import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from './hosts/testing/caddy.ts'
import { makeSite } from './hosts/testing/makeSite.ts'
import { writeServerBundle } from './serverBundle.ts'

const { distDir, deployDir, remove } = await makeSite()
beforeAll(() => writeServerBundle(join(import.meta.dirname, '..'), deployDir))
afterAll(remove)

const settings = {
  SITE_URL: 'https://app.example.com',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123',
  RATES_URL: 'off',
}

/** Runs the bundle outside of the repository, where no package is found. */
function run(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['startInContainer.js', distDir], { cwd: deployDir, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }))
  return { child, ended, started: once(child.stdout, 'data') }
}

/** Requests `/` under another host name, which `fetch` cannot. */
async function ask(port: number, headers: Readonly<Record<string, string>>) {
  const sent = request({ port, headers }).end()
  const [answer] = await once(sent, 'response')
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode, headers: answer.headers, text }
}

test('the bundle serves the site of a project', async () => {
  const port = await freePort()
  const { child, ended, started } = run({ ...settings, PORT: String(port) })
  await Promise.race([started, ended])

  const answer = await ask(port, { Host: 'app.example.com', 'X-Forwarded-Proto': 'https' })
  expect(answer.status).toBe(200)
  expect(answer.headers['strict-transport-security']).toContain('63072000')
  expect(answer.headers['content-security-policy']).toContain(' https://abc.supabase.co;')
  expect(answer.text).toContain('content="https://abc.supabase.co"')
  expect((await ask(port, { Host: '127.256.0.1' })).status).toBe(400)

  const origin = `http://127.0.0.1:${port}`
  expect((await fetch(`${origin}/favicon.svg`)).status).toBe(200)
  expect((await fetch(`${origin}/api/rates`)).status).toBe(204)
  expect((await fetch(`${origin}/api/page?address=https://x.io`)).status).toBe(401)
  expect((await fetch(`${origin}/auth/v1/health`)).status).toBe(404)

  child.kill('SIGTERM')
  expect(await ended).toEqual({
    code: 0,
    output: `Dropwatt is ready on port ${port} for https://app.example.com\n`,
  })
})

test('the bundle comes with the licences of its packages', async () => {
  const licences = await readFile(join(deployDir, 'licences.txt'), 'utf8')
  for (const name of ['hono', 'ipaddr.js']) expect(licences).toContain(`\n${name} `)
})

test.each([
  ['SITE_URL', { SITE_URL: '' }],
  [
    'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY',
    { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
  ],
])('the bundle does not start without %s', async (names, missing) => {
  const { code, output } = await run({ ...settings, ...missing, PORT: '4173' }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^[^\n]+\n$/)
  expect(output).toContain(`${names} `)
})

test('the bundle has the licences of what is in it beside it', async () => {
  const licences = await readFile(join(deployDir, 'licences.txt'), 'utf8')
  for (const name of ['hono', 'parse5', 'saxes', 'ipaddr.js']) {
    expect(licences).toContain(`\n${name} `)
  }
  expect(licences).not.toContain('\nreact ')
})
