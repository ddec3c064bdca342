import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '../../scripts/commands.ts'
import { peers } from './peers.ts'

/** The used part of each bundler's API. */
interface Esbuild {
  build(options: object): Promise<unknown>
}
interface Rollup {
  readonly rollup: (options: object) => Promise<RollupBuild>
}
interface RollupBuild {
  write(options: object): Promise<unknown>
}
interface NodeResolve {
  readonly default: () => unknown
}
interface Webpack {
  (options: object, done: (error: Error | null) => void): { close(done: () => void): void }
}

function isPackage(name: string): boolean {
  return /^[a-z@]/.test(name)
}

/** Bundles one module for production into a file. */
type Bundler = (entry: string, file: string) => Promise<void>

const bundlers: Readonly<Record<string, Bundler>> = {
  async esbuild(entry, file) {
    const esbuild = peers.require('esbuild') as Esbuild
    await esbuild.build({
      entryPoints: [entry],
      outfile: file,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
      packages: 'external',
    })
  },
  async rollup(entry, file) {
    const { rollup } = peers.require('rollup') as Rollup
    const { default: nodeResolve } = peers.require('@rollup/plugin-node-resolve') as NodeResolve
    const options = { input: entry, external: isPackage, plugins: [nodeResolve()] }
    const bundle = await rollup({ ...options, logLevel: 'silent' })
    await bundle.write({ file, format: 'es', compact: true })
  },
  async webpack(entry, file) {
    const webpack = peers.require('webpack') as Webpack
    await new Promise<void>((resolve, reject) => {
      const compiler = webpack(
        {
          mode: 'production',
          entry,
          externals: [
            ({ request }: { request: string }, done: (_: null, as?: string) => void) =>
              isPackage(request) ? done(null, `module ${request}`) : done(null),
          ],
          experiments: { outputModule: true },
          output: {
            path: dirname(file),
            filename: basename(file),
            library: { type: 'module' },
          },
        },
        (error) => compiler.close(() => (error ? reject(error) : resolve())),
      )
    })
  },
}

/**
 * Returns for each bundler the extra bytes of importing Button from the main entry, compared with
 * importing it from its own module. Every test run checks rolldown, so it is not included.
 */
export async function measureShaking(): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-shaking-'))
  const dist = join(root, 'packages/ui/dist')
  try {
    const size = async (bundler: string, module: string) => {
      const entry = join(folder, 'entry.js')
      const file = join(folder, 'out.js')
      await writeFile(entry, `export { Button } from ${JSON.stringify(join(dist, module))}\n`)
      await bundlers[bundler]?.(entry, file)
      return (await readFile(file)).byteLength
    }
    const results = new Map<string, number>()
    for (const bundler of Object.keys(bundlers)) {
      const direct = await size(bundler, 'components/Button/Button.js')
      results.set(bundler, (await size(bundler, 'exports/index.js')) - direct)
    }
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
