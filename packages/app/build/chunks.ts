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

/** Finds the style sheets that come with a part of the app, in the order in which they count. */
export function sheetsOf(manifest: Manifest, key: string): string[] {
  const files = new Set(chunksOf(manifest, [key]).map((href) => href.slice(1)))
  const chunks = Object.values(manifest).filter(({ file }) => files.has(file))
  return [...new Set(chunks.flatMap(({ css = [] }) => css))]
}

/** Finds the source that a file of a build was made from. */
export function sourceOf(manifest: Manifest, file: string): string {
  const name = file.replace(/^.*\//, '')
  const found = Object.entries(manifest).find(([, chunk]) => chunk.file.endsWith(name))
  if (!found) throw new Error(`The build has no file ${file}.`)
  return found[0]
}
