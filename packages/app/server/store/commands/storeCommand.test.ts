import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPractice } from '../openPractice.ts'
import { memberOf } from '../testing/member.ts'
import { openWorld, siteUrl } from '../testing/world.ts'
import { measurements } from './measure/measurements.ts'

/** Runs the real command with a data folder. */
async function command(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'storeCommand.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      // Empty values override the developer's .env files.
      SHOPIFY_DISTRIBUTION: '',
      STORE_DATABASE_URL: '',
      STORE_SECRET_KEY: '',
      PRACTICE_STORE: 'on',
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  child.stdin.end('no\n')
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}
