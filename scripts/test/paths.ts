import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildApp } from '../builds.ts'
import { checkByTool } from '../checks/check.ts'
import { runPlaywright, runVitest } from '../checks/runners.ts'
import { checkStorybook } from '../checks/storybook.ts'
import { root } from '../commands.ts'
import type { Tally } from './tally.ts'
import { storybookConfig } from './tiers.ts'

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** Whether the tests of a path are Playwright tests, which need builds. */
function isBuiltTest(path: string): boolean {
  return isIn('tests/e2e', path) || isIn('tests/stories', path)
}

/** Returns the test filter of a path: the test file itself, else its folder. */
function testsOf(path: string): string {
  const isWhole =
    statSync(join(root, path)).isDirectory() || /\.(test|spec|stories)\.tsx?$/.test(path)
  return isWhole ? path : dirname(path)
}

/**
 * Checks formatting, lint and types, and runs the tests in or next to some files and folders. Use a
 * full run for everything else that imports them.
 *
 * @param given paths from the root of the repository
 */
export async function testPaths(
  given: readonly string[],
  { heading, add, addChecks }: Tally,
): Promise<void> {
  const paths = given.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''))
  addChecks(
    paths
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => ({ title: path, problem: 'There is no such file or folder.' })),
  )
  const found = paths.filter((path) => existsSync(join(root, path)))
  if (found.length === 0) return

  heading('Formatting, lint and types')
  addChecks(
    await Promise.all([
      checkByTool('formatting', 'oxfmt', ['--check', ...found]),
      checkByTool('lint', 'oxlint', found),
      checkByTool('types', 'tsc', ['-p', '.']),
    ]),
  )

  const units = found.filter((path) => !isBuiltTest(path)).map(testsOf)
  if (units.length > 0) {
    heading('Unit, component and story tests')
    add(await runVitest('vitest-part', units))
  }

  const stories = found.filter((path) => isIn('tests/stories', path))
  if (stories.length > 0) {
    heading('The built stories in Chromium')
    addChecks([await checkStorybook()])
    add(await runPlaywright('stories-part', [...storybookConfig, ...stories.map(testsOf)]))
  }

  const ends = found.filter((path) => isIn('tests/e2e', path))
  if (ends.length === 0) return
  heading('The built app in Chromium')
  const code = await buildApp()
  addChecks([{ title: 'the app builds', problem: code === 0 ? '' : 'See the output above.' }])
  if (code === 0) add(await runPlaywright('e2e-part', ends.map(testsOf)))
}
