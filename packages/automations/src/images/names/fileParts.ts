/** A path in its parts. */
export interface FileParts {
  /** Outermost first. */
  readonly folders: readonly string[]
  /** Without its extension. */
  readonly stem: string
  /** Without its dot; empty if it has none that images have. */
  readonly extension: string
}

/** Extensions of images. What else follows a dot is taken for a part of the name. */
const imageExtensions: ReadonlySet<string> = new Set(
  'jpg jpeg jpe jfif png webp gif heic heif avif bmp tif tiff'.split(' '),
)

/** Divides a path, in which folders may end with a backslash as in ZIPs from Windows. */
export function fileParts(path: string): FileParts {
  const parts = path.replaceAll('\\', '/').split('/')
  const name = parts.at(-1) ?? ''
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1) : ''
  const isExtension = imageExtensions.has(extension.toLowerCase())
  return {
    folders: parts.slice(0, -1).filter((part) => part !== ''),
    stem: isExtension ? name.slice(0, dot) : name,
    extension: isExtension ? extension : '',
  }
}
