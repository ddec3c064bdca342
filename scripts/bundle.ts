import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { brotliSize } from './compression.ts'

// The bundler that Vite brings; the root has no version of its own to keep in step.
const fromVite = createRequire(createRequire(import.meta.url).resolve('vite'))
const { rolldown } = (await import(
  pathToFileURL(fromVite.resolve('rolldown')).href
)) as typeof Rolldown

export interface BundleOptions {
  /** The module to bundle; bare names in it are looked up from `folder`. */
  readonly code: string
  readonly folder: string
  /** Says what is left to the consumer, by the name as written and, once found, by its path. */
  readonly isExternal: (id: string) => boolean
}

export interface Bundle {
  /** Bytes after minifying. */
  readonly minified: number
  /** Bytes after minifying and brotli 11, as a static server sends them. */
  readonly brotli: number
  /** The same without the chunks that are only loaded on demand. */
  readonly initialBrotli: number
  /** Paths of the modules of which anything is left. */
  readonly modules: readonly string[]
  /** What the bundle takes from outside, as written. */
  readonly imports: readonly string[]
  /** Names that the bundle gives. */
  readonly exports: readonly string[]
}

const entry = '\0entry'

type Chunk = Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'imports' | 'isEntry'>

/** Finds the entry and the chunks that it imports, and not those that it loads later. */
function initial(chunks: readonly Chunk[]): readonly Chunk[] {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return [...found]
}

/** Bundles a module for production, as an app would, and weighs what comes out. */
export async function bundle({ code, folder, isExternal }: BundleOptions): Promise<Bundle> {
  const build = await rolldown({
    cwd: folder,
    input: entry,
    platform: 'browser',
    // As Vite builds an app: what chunks share may lie in the entry.
    preserveEntrySignatures: 'allow-extension',
    external: (id) => id !== entry && isExternal(id),
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId(id, importer) {
          if (id === entry) return id
          return importer === entry ? this.resolve(id, join(folder, 'entry.js')) : null
        },
        load: (id) => (id === entry ? code : null),
      },
    ],
  })
  try {
    const { output } = await build.generate({ format: 'esm', minify: true, comments: false })
    const chunks = output.filter((file) => file.type === 'chunk')
    const text = chunks.map((chunk) => chunk.code).join('')
    return {
      minified: Buffer.byteLength(text.trim()),
      brotli: brotliSize(text),
      initialBrotli: brotliSize(
        initial(chunks)
          .map((chunk) => chunk.code)
          .join(''),
      ),
      modules: chunks.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 && id !== entry ? [id] : [],
        ),
      ),
      imports: chunks.flatMap(({ imports }) => imports),
      exports: chunks.flatMap((chunk) => chunk.exports),
    }
  } finally {
    await build.close()
  }
}
