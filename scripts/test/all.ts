import { buildApp } from '../builds.ts'
import { checkAcceptance } from '../checks/acceptance.ts'
import { checkByTool, knipArgs, unhurried, type Check } from '../checks/check.ts'
import { runBrowsers, runPackages, runPlaywright, runVitest } from '../checks/runners.ts'
import { checkStorybook } from '../checks/storybook.ts'
import { checkWorkflows } from '../checks/workflows.ts'
import type { Tally } from './tally.ts'

/** Checks formatting, lint and types. */
function checkSources(): Promise<readonly Check[]> {
  return Promise.all([
    checkByTool('formatting', 'oxfmt', ['--check', '.'], unhurried),
    checkByTool('lint', 'oxlint', [], unhurried),
    checkByTool('unused code and dependencies', 'knip', knipArgs, unhurried),
    // Several threads check the shared types several times, and the linter keeps a core busy.
    checkByTool('types', 'tsc', ['-p', '.', '--singleThreaded'], unhurried),
    checkByTool('types of the service worker', 'tsc', ['-p', 'packages/app/worker'], unhurried),
    checkWorkflows(),
  ])
}

/** Builds what the end-to-end tests need while the other tests run. */
async function buildForBrowsers() {
  const checks = [await checkStorybook()]
  const appIsBuilt = (await buildApp()) === 0
  checks.push({ title: 'the app builds', problem: appIsBuilt ? '' : 'See the output above.' })
  return { checks, appIsBuilt }
}

/** Runs all checks and tests. */
export async function testAll({ heading, add, addChecks }: Tally): Promise<void> {
  heading('Unit, component and story tests; meanwhile the builds of Storybook and the app')
  const builds = buildForBrowsers()
  add(await runVitest())
  const { checks, appIsBuilt } = await builds
  addChecks(checks)

  // End-to-end tests wait now and then; the time that they leave is enough for these.
  const sources = checkSources()
  const packages = sources.then(runPackages)
  if (appIsBuilt) {
    heading('The built app and stories in Chromium; meanwhile the sources and the packages')
    add(await runPlaywright())
    heading('The main journeys in each installed browser engine')
    add(await runBrowsers('dot'))
  }
  heading('Formatting, lint and types')
  addChecks(await sources)
  heading('The packages')
  addChecks(await packages)
  if (!appIsBuilt) return
  heading('The acceptance list')
  addChecks(await checkAcceptance())
}
