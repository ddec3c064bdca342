import { buildPackage } from '../builds.ts'
import { pnpm, runAll } from '../commands.ts'
import { publishedPackages } from '../packages.ts'

for (const name of publishedPackages) {
  const code = await buildPackage(name)
  if (code !== 0) process.exit(code)
}
const npx = ['--yes', await pnpm(), 'pack', '--out'] as const
await runAll(
  ...publishedPackages.map(
    (name) =>
      [
        'npx',
        [...npx, `../../tarballs/dropwatt-${name}.tgz`],
        { cwd: `packages/${name}` },
      ] as const,
  ),
)
