/** The most images of a set. */
export const mostImages = 10_000

/** Images from outside: a file, a folder, or a ZIP. */
export type ImageSource =
  | {
      readonly kind: 'file'
      readonly file: File
      /** Its name with its folders, which `/` separates. */
      readonly name: string
    }
  | { readonly kind: 'folder'; readonly handle: FileSystemDirectoryHandle }
  | {
      readonly kind: 'zip'
      readonly file: File
      /** Access to it in the member's folder, where the browser gives it. */
      readonly handle?: FileSystemFileHandle
    }

const imageName = /\.(?:jpe?g|jfif|png|webp|heic|heif|avif|gif|bmp|tiff?)$/iu
const zipName = /\.zip$/iu
const zipTypes: ReadonlySet<string> = new Set(['application/zip', 'application/x-zip-compressed'])

/** Whether a file is a ZIP, by its name and type. */
export function isZip({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return zipName.test(name) || zipTypes.has(type)
}

/** Whether a file is to be opened as an image, even if it is one that cannot be used. */
export function isImage({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return imageName.test(name) || type.startsWith('image/')
}
