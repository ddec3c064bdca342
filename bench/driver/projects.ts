import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BenchProject } from '../../scripts/benches/benches.ts'
import { installBench } from '../../scripts/benches/prepare.ts'
import { root } from '../../scripts/commands.ts'
import { versionIn } from './versions.ts'

/** A folder of bench/ with its own dependencies, separate from the workspace. */
export interface Project {
  readonly folder: string
  /** Installs the dependencies from the lockfile. */
  install(): Promise<void>
  /** Loads a CommonJS dependency. */
  require(name: string): unknown
  /** Loads a dependency. */
  import(name: string): Promise<unknown>
  /** Reads the version in use of a dependency. */
  versionOf(name: string): Promise<string>
}

/** Returns the project of a benchmark. */
export function benchProject(name: BenchProject): Project {
  const folder = join(root, 'bench', name)
  const require = createRequire(join(folder, 'package.json'))
  return {
    folder,
    require,
    import: (id) => import(pathToFileURL(require.resolve(id)).href),
    install: () => installBench(name),
    versionOf: (id) => versionIn(folder, id),
  }
}
