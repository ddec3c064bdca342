import { buildApp } from '../builds.ts'
import { checkByTool, knipArgs, lowPriority, type Check } from '../checks/check.ts'
import { runPlaywright, runVitest } from '../checks/runners.ts'
import type { Tally } from './tally.ts'
import { journeys, unitProjects } from './tiers.ts'

/** Checks formatting, lint, types and workflows. */
function checkSources(): Promise<readonly Check[]> {
  return Promise.all([
    checkByTool('formatting', 'oxfmt', ['--check', '.'], lowPriority),
    checkByTool('lint', 'oxlint', [], lowPriority),
    checkByTool('unused code and dependencies', 'knip', knipArgs, lowPriority),
    // Several threads check the shared types several times, and the linter keeps a core busy.
    checkByTool('types', 'tsc', ['-p', '.', '--singleThreaded'], lowPriority),
    checkByTool('types of the service worker', 'tsc', ['-p', 'packages/app/worker'], lowPriority),
  ])
}

/** Runs `npm test`: the sources, the unit, component and story tests, and the journeys. */
export async function testQuickly({ heading, add, addChecks }: Tally): Promise<void> {
  heading('Unit, component and story tests')
  const appBuild = buildApp()
  add(await runVitest('vitest', unitProjects))
  const isBuilt = (await appBuild) === 0
  addChecks([{ title: 'the app builds', problem: isBuilt ? '' : 'See the output above.' }])

  const sources = checkSources()
  if (isBuilt) {
    heading('Journeys through the built app')
    add(await runPlaywright('journeys', [`--grep=${journeys}`]))
  }
  heading('Formatting, lint and types')
  addChecks(await sources)
}
