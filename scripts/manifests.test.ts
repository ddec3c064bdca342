import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pnpm, root } from './commands.ts'

interface Manifest {
  readonly private?: boolean
  readonly engines?: { readonly node?: string }
}

const manifests = globSync(['package.json', 'packages/*/package.json'], { cwd: root }).map(
  (file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest] as const,
)

test.each(manifests)('%s says on which Node it runs', (file, { private: isPrivate, engines }) => {
  // The root begins on an older Node than the one that it brings for what is run only here.
  const oldest = isPrivate && file !== 'package.json' ? '>=24.0.0' : '>=20.19.0'
  expect(engines?.node).toBe(oldest)
})

test('npx takes the package manager as the root names it', async () => {
  expect(await pnpm()).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
})
