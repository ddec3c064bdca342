/**
 * Runs the test suite of `@supabase/auth-js`, unchanged, against the local backend. The suite is in
 * no package, so it is given as a checkout of the client's repository, with its dependencies:
 *
 *     git clone https://github.com/supabase/supabase-js && cd supabase-js
 *     npx pnpm install --filter @supabase/auth-js
 *
 * and then, here: `npm run conformance -- ../supabase-js`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serveLocalBackend } from '../src/index.ts'

/** Where the suite expects the service; its own configuration names the port. */
const port = 54_321

/** What the local backend does not offer, by what the names of tests say. */
const notOffered = /phone|mfa|passkey|webauthn|oauth (?:admin|client)/i

interface Outcome {
  readonly fullName: string
  readonly status: string
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly Outcome[]
  }[]
}

/** Runs a command in the folder of the suite and gives its exit code. */
function run(cwd: string, command: string, args: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Sorts the outcomes of a run. */
function summarise({ testResults }: Report) {
  const outcomes = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ status, test: `${name} ${fullName}` })),
  )
  const failed = outcomes.filter(({ status }) => status === 'failed').map(({ test }) => test)
  return {
    total: outcomes.length,
    passed: outcomes.filter(({ status }) => status === 'passed').length,
    notOffered: failed.filter((test) => notOffered.test(test)),
    failed: failed.filter((test) => !notOffered.test(test)),
  }
}

async function runSuite(suite: string): Promise<ReturnType<typeof summarise>> {
  const scratch = mkdtempSync(join(tmpdir(), 'dropwatt-conformance-'))
  await run(suite, 'node', ['test/generate-signing-keys.js'])
  const [signingKey] = JSON.parse(
    readFileSync(join(suite, 'test/supabase/signing_keys.json'), 'utf8'),
  )
  const backend = await serveLocalBackend({
    port,
    siteUrl: 'http://127.0.0.1:3000',
    redirectUrls: ['https://127.0.0.1:3000', 'http://localhost:5173'],
    dataDir: join(scratch, 'data'),
    signingKey,
    anonymousUsers: true,
    minPasswordLength: 6,
    requireApiKey: false,
    mailFrequencySeconds: 1,
    rateLimits: false,
    onMail: () => {},
  })
  try {
    const report = join(scratch, 'report.json')
    const jest = ['jest', '--config', 'jest.config.cli.js', '--runInBand', '--coverage=false']
    await run(suite, 'npx', [...jest, '--forceExit', '--json', '--outputFile', report])
    return summarise(JSON.parse(readFileSync(report, 'utf8')))
  } finally {
    await backend.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

const suite = resolve(process.argv[2] ?? '.', 'packages/core/auth-js')
if (!existsSync(join(suite, 'node_modules'))) {
  console.error(
    `There is no ${suite}, or its dependencies are missing. Give a checkout of supabase-js in which "npx pnpm install --filter @supabase/auth-js" was run.`,
  )
  process.exit(1)
}
const { total, passed, notOffered: left, failed } = await runSuite(suite)
for (const test of left) console.log(`not offered: ${test}`)
for (const test of failed) console.log(`failed: ${test}`)
console.log(`${passed} of ${total} passed, ${left.length} need what is not offered`)
process.exitCode = failed.length === 0 ? 0 : 1
