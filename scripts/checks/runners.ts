import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { command, root } from '../commands.ts'
import { lowPriority, type Check } from './check.ts'
import { engineNames, missingPackages, skippedLine } from '../engines.ts'

/** The counts of a test runner. */
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

/** A runner that fails without a failed test, or without a report, counts as one failure. */
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

/**
 * Runs unit, component and story tests.
 *
 * @param name of the report in `test-results`
 * @param args further arguments for Vitest
 */
export async function runVitest(name: string, args: readonly string[]): Promise<Counts> {
  const file = await freshReport(`test-results/${name}.json`)
  const { code } = await command('vitest', [
    'run',
    ...args,
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

/**
 * Runs tests with Playwright.
 *
 * @param name of the report in `test-results`
 * @param args further arguments for Playwright
 */
export async function runPlaywright(
  name: string,
  args: readonly string[],
  reporter: 'dot' | 'list' = 'dot',
): Promise<Counts> {
  const file = await freshReport(`test-results/${name}.json`)
  const { code } = await command('playwright', ['test', `--reporter=${reporter},json`, ...args], {
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

/**
 * Runs the journeys in every installed browser engine; missing ones count as skipped.
 *
 * @param args further arguments for Playwright
 */
export async function runBrowsers(
  reporter: 'dot' | 'list',
  args: readonly string[] = [],
): Promise<Counts> {
  const projects: string[] = []
  let skipped = 0
  for (const name of engineNames) {
    const missing = missingPackages(name)
    if (missing.length === 0) projects.push(`--project=${name}`)
    else {
      console.log(skippedLine(name, missing))
      skipped += 1
    }
  }
  const config = ['--config', 'tests/browsers/playwright.config.ts']
  const counts = await runPlaywright('browsers', [...config, ...projects, ...args], reporter)
  return { ...counts, skipped: counts.skipped + skipped }
}

/**
 * Checks the published packages, at a low priority because other tests run at the same time.
 *
 * @param isRelease adds the projects that take long
 */
export async function runPackages(isRelease: boolean): Promise<readonly Check[]> {
  const file = await freshReport('test-results/packages.json')
  const args = ['scripts/tasks/packages.ts', file, ...(isRelease ? ['--release'] : [])]
  const { code, output } = await command('node', args, { captured: true, ...lowPriority })
  const checks = await report<readonly Check[]>(file)
  return checks ?? [{ title: 'the packages', problem: output || `They ended with code ${code}.` }]
}
