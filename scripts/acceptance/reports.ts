import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../commands.ts'

/** A test in the report of a run. */
export interface ReportedTest {
  /** The titles of its groups, outermost first. */
  readonly groups: readonly string[]
  readonly title: string
  /** The path of its file, relative to the root of the repository. */
  readonly file: string
  readonly passed: boolean
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(join(root, 'test-results', file), 'utf8')) as Report
}

/** Returns the tests of a suite and its nested suites; `folder` is the base of the runner's paths. */
function testsOf(
  suite: PlaywrightSuite,
  folder: string,
  groups: readonly string[] = [],
): readonly ReportedTest[] {
  const { specs = [], suites = [] } = suite
  const file = relative(root, join(folder, suite.file))
  return [
    ...specs.map(({ title, ok }) => ({ groups, title, file, passed: ok })),
    ...suites.flatMap((inner) => testsOf(inner, folder, [...groups, inner.title])),
  ]
}

/** Reads the tests of the last `npm test` and `npm run test:all`. */
export async function reportedTests(): Promise<readonly ReportedTest[]> {
  const vitest = await readReport<VitestReport>('vitest.json')
  const journeys = await readReport<PlaywrightReport>('journeys.json')
  const others = await readReport<PlaywrightReport>('e2e.json')
  return [
    ...vitest.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        groups: ancestorTitles,
        title,
        file: relative(root, name),
        passed: status === 'passed',
      })),
    ),
    ...[journeys, others].flatMap(({ suites, config }) =>
      suites.flatMap((suite) => testsOf(suite, config.rootDir)),
    ),
  ]
}
