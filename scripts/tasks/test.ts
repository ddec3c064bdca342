import { findBrowser } from '../browser.ts'
import { buildApp } from '../builds.ts'
import { checkAcceptance } from '../checks/acceptance.ts'
import { checkByTool, type Check } from '../checks/check.ts'
import { checkPackages } from '../checks/packages.ts'
import { runBrowsers, runPlaywright, runVitest, type Counts } from '../checks/runners.ts'

const total = { passed: 0, failed: 0, skipped: 0 }

function add({ passed, failed, skipped }: Counts) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

function addChecks(checks: readonly Check[]) {
  for (const { title, problem } of checks) {
    console.log(problem ? `✗ ${title}\n${problem}` : `✓ ${title}`)
    add({ passed: problem ? 0 : 1, failed: problem ? 1 : 0, skipped: 0 })
  }
}

function heading(text: string) {
  console.log(`\n— ${text}`)
}

/** Builds what is published and served; one core is free while the stories run on the other. */
async function buildEverything() {
  const checks: Check[] = [
    ...(await checkPackages()),
    await checkByTool('Storybook builds', 'storybook', [
      'build',
      '--quiet',
      '--output-dir',
      'storybook-static',
    ]),
  ]
  const appIsBuilt = (await buildApp()) === 0
  checks.push({ title: 'the app builds', problem: appIsBuilt ? '' : 'See the lines above.' })
  return { checks, appIsBuilt }
}

try {
  await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

heading('Formatting, lint and types')
addChecks(
  await Promise.all([
    checkByTool('formatting', 'oxfmt', ['--check', '.']),
    checkByTool('lint', 'oxlint', []),
    checkByTool('types', 'tsc', ['-p', '.']),
    checkByTool('types of the service worker', 'tsc', ['-p', 'packages/app/worker']),
  ]),
)

heading('Unit, component and story tests; meanwhile the builds')
const builds = buildEverything()
add(await runVitest())
const { checks, appIsBuilt } = await builds
addChecks(checks)

heading('The app and the stories as they are built, in Chromium')
if (appIsBuilt) {
  add(await runPlaywright())
  heading('The journeys of a visitor and an owner, in each browser engine that is installed')
  add(await runBrowsers('dot'))
  heading('The acceptance list')
  addChecks(await checkAcceptance())
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 ? 0 : 1
