import { buildPackage } from '../builds.ts'
import { pnpm, runAll } from '../commands.ts'
import { publishedPackages } from '../packages.ts'

const isRehearsal = process.argv.includes('--dry-run')

for (const name of publishedPackages) {
  const code = await buildPackage(name)
  if (code !== 0) process.exit(code)
}
const npx = ['--yes', '--package', await pnpm(), '--'] as const
await runAll(
  isRehearsal
    ? ['npx', [...npx, 'pnpm', '--recursive', 'publish', '--dry-run', '--no-git-checks']]
    : ['npx', [...npx, 'changeset', 'publish'], { env: { CI: 'true' } }],
)
