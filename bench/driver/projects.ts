import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { command, pnpm, root } from '../../scripts/commands.ts'

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
export function benchProject(name: 'app' | 'automations' | 'images' | 'ui'): Project {
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
      if (code !== 0)
        throw new Error(`The dependencies of bench/${name} could not be installed.\n${output}`)
    },
    async versionOf(id) {
      const file = join(folder, 'node_modules', id, 'package.json')
      return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
    },
  }
}
