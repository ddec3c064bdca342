import type { Manifest } from 'vite'

/**
 * Returns the addresses of the chunks that the browser loads for some modules: their own and all
 * that those import statically.
 *
 * @param keys the modules, by their keys in the manifest
 * @throws {Error} when the manifest lacks a module
 */
export function chunksOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  function add(key: string) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`)
    const href = `/${chunk.file}`
    if (seen.has(href)) return
    seen.add(href)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const key of keys) add(key)
  return [...seen]
}

/**
 * Returns the output file of a source.
 *
 * @throws {Error} when the manifest lacks the source
 */
export function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no file for ${source}.`)
  return chunk.file
}
