import { buildApp } from '../builds.ts'
import { runBrowsers, runPackages, runPlaywright, runVitest } from '../checks/runners.ts'
import { checkStorybook } from '../checks/storybook.ts'
import { areas, type Area } from './areas.ts'
import type { Tally } from './tally.ts'
import { nightly, storybookConfig } from './tiers.ts'

/** Returns the areas with these names; all of them without any. */
function chooseAreas(names: readonly string[]): readonly Area[] {
  const byName: Readonly<Record<string, Area>> = areas
  if (names.length === 0) return Object.values(byName)
  return names.flatMap((name) => byName[name] ?? [])
}

/**
 * Runs `npm run test:nightly`: what takes long and seldom fails.
 *
 * @param names of the areas to run. @default all
 */
export async function testNightly(
  names: readonly string[],
  { heading, add, addChecks }: Tally,
): Promise<void> {
  const unknown = names.filter((name) => !(name in areas))
  const problem = `There is no such area, but: ${Object.keys(areas).join(', ')}.`
  addChecks(unknown.map((title) => ({ title, problem })))
  const chosen = chooseAreas(names)
  const units = [...new Set(chosen.flatMap((area) => area.vitest ?? []))]
  const endToEnd = [...new Set(chosen.flatMap((area) => area.endToEnd ?? []))]
  const hasBrowsers = chosen.some((area) => area.browsers)

  if (units.length > 0) {
    heading('Attacks, kills and fuzzing')
    add(await runVitest('nightly', ['--project=nightly', ...units]))
  }
  if (endToEnd.length > 0 || hasBrowsers) {
    heading('The built app')
    const isBuilt = (await buildApp()) === 0
    addChecks([{ title: 'the app builds', problem: isBuilt ? '' : 'See the output above.' }])
    if (isBuilt && endToEnd.length > 0)
      add(await runPlaywright('e2e-nightly', [`--grep=${nightly}`, ...endToEnd]))
    if (isBuilt && hasBrowsers) add(await runBrowsers('dot'))
  }
  if (chosen.some((area) => area.snapshots)) {
    heading('The snapshots of the stories')
    const storybook = await checkStorybook()
    addChecks([storybook])
    if (!storybook.problem)
      add(await runPlaywright('snapshots', [...storybookConfig, `--grep=${nightly}`]))
  }
  if (chosen.some((area) => area.packages)) {
    heading('The packages in the projects of strangers')
    addChecks(await runPackages(true))
  }
}
