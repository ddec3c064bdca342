import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { brotliSize } from './compression.ts'

// Vite's own version of Rolldown, so that the root needs no second one.
const fromVite = createRequire(createRequire(import.meta.url).resolve('vite'))
const { rolldown } = (await import(
  pathToFileURL(fromVite.resolve('rolldown')).href
)) as typeof Rolldown

export interface BundleOptions {
  /** Text of the entry module; its imports are resolved from `folder`. */
  readonly code: string
  readonly folder: string
  /** Returns whether an import is external; receives the specifier and then the resolved path. */
  readonly isExternal: (id: string) => boolean
}

export interface Bundle {
  /** Size in bytes after minification. */
  readonly minified: number
  /** Size in bytes after minification and brotli 11, as a static server sends it. */
  readonly brotli: number
  /** `brotli` without the chunks that are loaded on demand. */
  readonly initialBrotli: number
  /** Paths of the modules with code in the bundle. */
  readonly modules: readonly string[]
  /** Imports of the bundle's chunks, as written. */
  readonly imports: readonly string[]
}

const entry = '\0entry'

type Chunk = Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'imports' | 'isEntry'>

/** Returns the entry and the chunks that it imports statically. */
function initial(chunks: readonly Chunk[]): readonly Chunk[] {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return [...found]
}

/** Bundles a module for production as an app would, and measures the result. */
export async function bundle({ code, folder, isExternal }: BundleOptions): Promise<Bundle> {
  const build = await rolldown({
    cwd: folder,
    input: entry,
    platform: 'browser',
    // As in an app built by Vite: the entry may contain code that chunks share.
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
    }
  } finally {
    await build.close()
  }
}
