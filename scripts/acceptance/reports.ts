import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../commands.ts'

/** A test that a run reported. */
export interface ReportedTest {
  /** Its title, without those of the groups around it. */
  readonly title: string
  /** The file it stands in, from the root. */
  readonly file: string
  readonly passed: boolean
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly config: { readonly rootDir: string }
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(join(root, 'test-results', file), 'utf8')) as Report
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** Every test of the last whole run, from the reports of both runners. */
export async function reportedTests(): Promise<readonly ReportedTest[]> {
  const vitest = await readReport<VitestReport>('vitest.json')
  const playwright = await readReport<PlaywrightReport>('playwright.json')
  return [
    ...vitest.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({
        title,
        file: relative(root, name),
        passed: status === 'passed',
      })),
    ),
    ...specsOf(playwright).map(({ title, file, ok }) => ({
      title,
      file: relative(root, join(playwright.config.rootDir, file)),
      passed: ok,
    })),
  ]
}
