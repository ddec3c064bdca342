import { buildApp } from '../builds.ts'
import { checkAcceptance } from '../checks/acceptance.ts'
import { checkByTool, knipArgs, type Check } from '../checks/check.ts'
import { checkPackages } from '../checks/packages.ts'
import { runBrowsers, runPlaywright, runVitest } from '../checks/runners.ts'
import { checkStorybook } from '../checks/storybook.ts'
import { checkWorkflows } from '../checks/workflows.ts'
import type { Tally } from './tally.ts'

/** Builds the packages and the app while the stories run on the other core. */
async function buildEverything() {
  const checks: Check[] = [...(await checkPackages()), await checkStorybook()]
  const appIsBuilt = (await buildApp()) === 0
  checks.push({ title: 'the app builds', problem: appIsBuilt ? '' : 'See the output above.' })
  return { checks, appIsBuilt }
}

/** Runs all checks and tests. */
export async function testAll({ heading, add, addChecks }: Tally): Promise<void> {
  heading('Formatting, lint and types')
  addChecks(
    await Promise.all([
      checkByTool('formatting', 'oxfmt', ['--check', '.']),
      checkByTool('lint', 'oxlint', []),
      checkByTool('unused code and dependencies', 'knip', knipArgs),
      checkByTool('types', 'tsc', ['-p', '.']),
      checkByTool('types of the service worker', 'tsc', ['-p', 'packages/app/worker']),
      checkWorkflows(),
    ]),
  )

  heading('Unit, component and story tests; meanwhile the builds')
  const builds = buildEverything()
  add(await runVitest())
  const { checks, appIsBuilt } = await builds
  addChecks(checks)
  if (!appIsBuilt) return

  heading('The built app and stories in Chromium')
  add(await runPlaywright())
  heading('The main journeys in each installed browser engine')
  add(await runBrowsers('dot'))
  heading('The acceptance list')
  addChecks(await checkAcceptance())
}
