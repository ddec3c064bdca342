/**
 * Runs the test suite of `@supabase/auth-js`, unchanged, against the local backend. The suite is not
 * published, so it needs a checkout of the client's repository with its dependencies:
 *
 *     git clone https://github.com/supabase/supabase-js && cd supabase-js
 *     npx pnpm install --filter @supabase/auth-js
 *
 * and then: `npm run conformance -- ../supabase-js`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serveLocalBackend } from '../src/index.ts'
import expected from './expected.json' with { type: 'json' }
import { judge, type Report } from './judge.ts'

/** The URL that the suite is configured for. */
const port = 54_321

/** Runs a command in the folder of the suite and returns its exit code. */
function run(cwd: string, command: string, args: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}

/**
 * Runs the suite against a new server.
 * @throws Error if its keys cannot be created, or if Jest ends without a report.
 */
async function runSuite(suite: string): Promise<Report> {
  const scratch = mkdtempSync(join(tmpdir(), 'dropwatt-conformance-'))
  if ((await run(suite, 'node', ['test/generate-signing-keys.js'])) !== 0) {
    throw new Error('The signing keys of the suite could not be created.')
  }
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
    return JSON.parse(readFileSync(report, 'utf8'))
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
const { total, passed, problems } = judge(await runSuite(suite), expected, `${suite}/`)
for (const problem of problems) console.log(problem)
console.log(`${passed} of ${total} passed, ${total - passed} did not`)
if (problems.length > 0) {
  console.log(`The list in expected.json is for commit ${expected.commit} of supabase-js.`)
  process.exitCode = 1
}
