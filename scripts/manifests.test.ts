import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pnpm, root } from './commands.ts'

interface Manifest {
  readonly private?: boolean
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly engines?: { readonly node?: string }
}

const manifests = globSync(['package.json', 'packages/*/package.json'], { cwd: root }).map(
  (file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest] as const,
)

test.each(manifests)('%s has the expected Node range', (file, { private: isPrivate, engines }) => {
  // The root also starts on older versions, and installs a newer Node for the private packages.
  const oldest = isPrivate && file !== 'package.json' ? '>=24.0.0' : '>=20.19.0'
  expect(engines?.node).toBe(oldest)
})

const versions = readFileSync(join(root, 'docs/versioning.md'), 'utf8').replaceAll('\\|', '|')

test.each(manifests.filter(([, manifest]) => !manifest.private))(
  'docs/versioning.md tells the ranges of %s',
  (_, { engines, peerDependencies = {} }) => {
    // The range of another package of the workspace is made of its version.
    const ranges = Object.values(peerDependencies).filter((each) => !each.startsWith('workspace:'))
    for (const range of [engines?.node, ...ranges]) {
      expect(versions).toContain(`\`${range}\``)
    }
  },
)

test('the package manager of the root has an exact version', async () => {
  expect(await pnpm()).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
})
