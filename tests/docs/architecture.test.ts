import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBlocks } from '@dropwatt/tooling/readme'
import { expect, test } from 'vitest'
import { root } from '../../scripts/commands.ts'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const scope = '@dropwatt/'

/** Lists the packages of this project that each depends on, as `<from> <to>`. */
function readDependencies(): readonly string[] {
  return globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
    return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((name) => name.startsWith(scope))
      .map((name) => [manifest.name, name].map((each) => each.slice(scope.length)).join(' '))
  })
}

test('the picture of the architecture has an arrow for each dependency between packages', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const picture = readBlocks(page).find(({ language }) => language === 'mermaid')
  const arrows = picture?.text.matchAll(/^ {2}(\S+) -\.?->(?:\|[^|]+\|)? (\S+)$/gm) ?? []
  expect(Array.from(arrows, ([, from, to]) => `${from} ${to}`).toSorted()).toEqual(
    readDependencies().toSorted(),
  )
})
