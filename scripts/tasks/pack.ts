import { buildPackage } from '../builds.ts'
import { pnpm, runAll } from '../commands.ts'

const packages = ['ui', 'auth', 'automations'] as const

for (const name of packages) {
  const code = await buildPackage(name)
  if (code !== 0) process.exit(code)
}
const npx = ['--yes', await pnpm(), 'pack', '--out'] as const
await runAll(
  ...packages.map(
    (name) =>
      [
        'npx',
        [...npx, `../../tarballs/dropwatt-${name}.tgz`],
        { cwd: `packages/${name}` },
      ] as const,
  ),
)
