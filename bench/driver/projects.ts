import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { command, pnpm, root } from '../../scripts/commands.ts'

/** A folder of bench/ with dependencies of its own, which decide nothing in the workspace. */
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

/** Gives the project of a bench. */
export function benchProject(name: 'app' | 'ui'): Project {
  const folder = join(root, 'bench', name)
  const require = createRequire(join(folder, 'package.json'))
  return {
    folder,
    require,
    import: (id) => import(pathToFileURL(require.resolve(id)).href),
    async install() {
      const { code, output } = await command(
        'npx',
        ['--yes', await pnpm(), 'install', '--frozen-lockfile', '--reporter', 'silent'],
        { cwd: `bench/${name}`, captured: true },
      )
      if (code !== 0) throw new Error(`What bench/${name} needs cannot be had.\n${output}`)
    },
    async versionOf(id) {
      const file = join(folder, 'node_modules', id, 'package.json')
      return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
    },
  }
}
