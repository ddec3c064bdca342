import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../commands.ts'

/** The parts of a manifest about the needs and the licence of a package. */
export interface Manifest {
  readonly name: string
  readonly license?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** The packages of the workspace that something runs, by their folders. */
export const packages = ['app', 'workbench', 'ui', 'auth', 'automations', 'local-backend'] as const
export type PackageName = (typeof packages)[number]

/** The licences that a runtime dependency may have, by their SPDX identifiers. */
export const allowedLicences: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
]

/** Reads the manifest of a package from its folder. */
function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Returns the folder of an installed package, resolved as Node does from the folder `from`. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
  }
  return undefined
}

/** Returns the external runtime dependencies and peers of a workspace package, with their folders. */
export function needsOf(name: PackageName): [name: string, folder: string][] {
  const folder = join(root, 'packages', name)
  const { dependencies, peerDependencies } = manifestOf(folder)
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((each) => !each.startsWith('@dropwatt/'))
    .map((each) => [each, find(each, folder) ?? ''])
}

/** Returns some packages and all their transitive dependencies, by folder. */
export function closure(folders: readonly string[]): Map<string, Manifest> {
  const found = new Map<string, Manifest>()
  const open = [...folders]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue
    const manifest = manifestOf(folder)
    found.set(folder, manifest)
    const needs = { ...manifest.dependencies, ...manifest.optionalDependencies }
    for (const name of Object.keys(needs)) {
      // Optional dependencies for other platforms are not installed.
      const next = find(name, folder)
      if (next) open.push(next)
    }
  }
  return found
}
