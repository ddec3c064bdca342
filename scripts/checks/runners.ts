import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { command, root } from '../commands.ts'

/** What a test runner counted. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

async function report<Shape>(file: string): Promise<Shape | undefined> {
  try {
    return JSON.parse(await readFile(join(root, file), 'utf8')) as Shape
  } catch {
    return undefined
  }
}

/** A runner that ended badly without a failed test, or without a report, still counts as one failure. */
function counted(code: number, counts: Counts | undefined): Counts {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 }
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed, skipped }
}

async function freshReport(file: string): Promise<string> {
  await mkdir(join(root, 'test-results'), { recursive: true })
  await rm(join(root, file), { force: true })
  return file
}

/** Runs the unit, component and story tests. */
export async function runVitest(): Promise<Counts> {
  const file = await freshReport('test-results/vitest.json')
  const { code } = await command('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const found = await report<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
  }>(file)
  return counted(
    code,
    found && {
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests,
    },
  )
}

/** Runs the end-to-end tests against the served production build. */
export async function runPlaywright(): Promise<Counts> {
  const file = await freshReport('test-results/playwright.json')
  const { code } = await command('playwright', ['test', '--reporter=dot,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, file) },
  })
  const found = await report<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(file)
  return counted(
    code,
    found && {
      passed: found.stats.expected,
      failed: found.stats.unexpected + found.stats.flaky,
      skipped: found.stats.skipped,
    },
  )
}
