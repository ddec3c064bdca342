import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { checkByTool, type Check } from './check.ts'
import { manifestProblems, type ComponentsManifest } from './storybookManifest.ts'

/** Builds Storybook into `storybook-static`, and checks that tools can read its components. */
export async function checkStorybook(): Promise<Check> {
  const args = ['build', '--quiet', '--output-dir', 'storybook-static']
  const check = await checkByTool('Storybook builds, with its manifest', 'storybook', args)
  if (check.problem) return check
  const file = join(root, 'storybook-static/manifests/components.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ComponentsManifest
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
  return { ...check, problem: manifestProblems(manifest, stories).join('\n') }
}
