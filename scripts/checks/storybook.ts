import { checkByTool, type Check } from './check.ts'

/** Builds Storybook into `storybook-static`. */
export function checkStorybook(): Promise<Check> {
  const args = ['build', '--quiet', '--output-dir', 'storybook-static']
  return checkByTool('Storybook builds', 'storybook', args)
}
