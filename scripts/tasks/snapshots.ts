import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runAll } from '../commands.ts'
import { storybookConfig } from '../test/tiers.ts'

// Deletes snapshots of stories that are no longer compared.
await rm(join(root, 'tests/stories/snapshots'), { recursive: true, force: true })

await runAll(
  ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']],
  [
    'playwright',
    ['test', ...storybookConfig, '--update-snapshots', '--grep', 'matches its snapshot'],
  ],
)
