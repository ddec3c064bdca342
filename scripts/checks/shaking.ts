import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import webpack from 'webpack'
import { root } from '../commands.ts'
import type { Check } from './check.ts'

function isPackage(name: string): boolean {
  return /^[a-z@]/.test(name)
}

/** Bundles one module for production into a file. */
type Bundler = (entry: string, file: string) => Promise<void>

/** What apps are bundled with, besides rolldown, with which all sizes are measured. */
const bundlers: Readonly<Record<string, Bundler>> = {
  async esbuild(entry, file) {
    await build({
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
    const bundle = await rollup({
      input: entry,
      external: isPackage,
      plugins: [nodeResolve()],
      logLevel: 'silent',
    })
    await bundle.write({ file, format: 'es', compact: true })
    await bundle.close()
  },
  async webpack(entry, file) {
    await new Promise<void>((resolve, reject) => {
      const compiler = webpack({
        mode: 'production',
        entry,
        externals: [
          ({ request }, done) =>
            isPackage(request) ? done(undefined, `module ${request}`) : done(),
        ],
        experiments: { outputModule: true },
        output: {
          path: dirname(file),
          filename: basename(file),
          library: { type: 'module' },
        },
      })
      compiler.run((error, stats) => {
        const failure =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
        compiler.close(() => (failure ? reject(failure) : resolve()))
      })
    })
  },
}

/**
 * Gives for each bundler the bytes that come with Button from the entry of all components, beyond
 * those of Button imported from its own module. The package must be built before.
 */
export async function measureShaking(): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-shaking-'))
  const dist = join(root, 'packages/ui/dist')
  try {
    const size = async (bundle: Bundler, module: string) => {
      const entry = join(folder, 'entry.js')
      const file = join(folder, 'out.js')
      await writeFile(entry, `export { Button } from ${JSON.stringify(join(dist, module))}\n`)
      await bundle(entry, file)
      return (await readFile(file)).byteLength
    }
    const results = new Map<string, number>()
    for (const [name, bundle] of Object.entries(bundlers)) {
      const direct = await size(bundle, 'components/Button/Button.js')
      results.set(name, (await size(bundle, 'exports/index.js')) - direct)
    }
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Holds that no bundler keeps more of the package than what is imported. It must be built before. */
export async function checkShaking(): Promise<readonly Check[]> {
  const kept = await measureShaking()
  return Array.from(kept, ([name, bytes]) => ({
    title: `${name} keeps nothing of the entry of all components but Button`,
    problem: bytes === 0 ? '' : `It keeps ${bytes} bytes more than Button.`,
  }))
}
