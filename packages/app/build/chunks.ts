import type { Manifest } from 'vite'

/** Finds what the browser loads for a part of the app: the file itself and all it stands on. */
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

/** Finds the file that was made of a source. */
export function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no file of ${source}.`)
  return chunk.file
}
