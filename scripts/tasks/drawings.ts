import { runAll } from '../commands.ts'

await runAll(
  ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']],
  [
    'playwright',
    ['test', '--project', 'stories', '--update-snapshots', '--grep', 'looks as it was drawn'],
  ],
)
