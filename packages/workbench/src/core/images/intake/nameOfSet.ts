import type { ImageSource } from './ImageSource.ts'

/**
 * Returns what a new set is called: after its folder or ZIP, else after its first image. Of several
 * images that is `tee-sand + 16`, which needs no language, as it also names the ZIP of the results.
 *
 * @param images the names of its images, with their folders
 */
export function nameOfSet(sources: readonly ImageSource[], images: readonly string[]): string {
  const names = sources.map((source) => {
    if (source.kind === 'folder') return source.handle.name
    if (source.kind === 'zip') return source.file.name.replace(/\.zip$/iu, '')
    return source.name.split('/').at(-2)
  })
  const [first] = names
  if (first !== undefined && first !== '' && names.every((name) => name === first)) return first
  const named = sources.find(({ kind }) => kind !== 'file')
  if (named) return names[sources.indexOf(named)] ?? ''
  const name = images[0]?.split('/').at(-1) ?? ''
  return images.length > 1 ? `${name.replace(/(?<=.)\.[^.]*$/u, '')} + ${images.length - 1}` : name
}
