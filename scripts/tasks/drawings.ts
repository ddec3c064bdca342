import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runAll } from '../commands.ts'

// What is no longer drawn leaves no drawing behind.
await rm(join(root, 'tests/stories/drawings'), { recursive: true, force: true })

await runAll(
  ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']],
  [
    'playwright',
    ['test', '--project', 'stories', '--update-snapshots', '--grep', 'looks as it was drawn'],
  ],
)
