import { buildApp } from '../builds.ts'
import { checkAcceptance } from '../acceptance.ts'
import { checkStoreChecks } from '../storeChecks.ts'
import { runPackages, runPlaywright } from '../checks/runners.ts'
import { checkStorybook } from '../checks/storybook.ts'
import type { Tally } from './tally.ts'
import { journeys, nightly, storybookConfig } from './tiers.ts'

/** Runs `npm run test:all`: what a change must also pass before it lands, after `npm test`. */
export async function testAll({ heading, add, addChecks }: Tally): Promise<void> {
  heading('The other end-to-end tests; meanwhile the packages')
  const isBuilt = (await buildApp()) === 0
  addChecks([{ title: 'the app builds', problem: isBuilt ? '' : 'See the output above.' }])
  const packages = runPackages(false)
  if (isBuilt) add(await runPlaywright('e2e', [`--grep-invert=${journeys}|${nightly}`]))

  heading('The built stories')
  const storybook = await checkStorybook()
  addChecks([storybook])
  if (!storybook.problem) {
    add(await runPlaywright('stories', [...storybookConfig, `--grep-invert=${nightly}`]))
  }
  heading('The packages')
  addChecks(await packages)
  heading('The acceptance list')
  addChecks([...checkAcceptance(), checkStoreChecks()])
}
