import type { DroppedItem } from './droppedItems.ts'
import { isImage, isZip, type ImageSource } from './images/intake/ImageSource.ts'
import { holdsTable } from './images/intake/holdsTable.ts'
import { dropsImages, takeChosen, takeDroppedImages } from './images/intake/takeImages.ts'

/** A file from outside, with access to it in the owner's folder where the browser gives it. */
export interface FileIntake {
  readonly file: File
  readonly handle?: FileSystemFileHandle | undefined
}

/** What was dropped or chosen: one file, or images of any number with their folders and ZIPs. */
export type Intake = FileIntake | { readonly images: readonly ImageSource[] }

/**
 * Takes what was dropped or chosen: images if there are some, otherwise the first file.
 *
 * @param items those of a drop; empty if the files were chosen
 * @param as what it is taken as where it can be either: `images` are all files, and `file` is a single
 *   ZIP. @default a ZIP is a file if it holds a table and no images, other files are what they are
 */
export async function takeFiles(
  files: readonly File[],
  items: readonly DroppedItem[],
  as?: 'images' | 'file',
): Promise<Intake | undefined> {
  const [file] = files
  const isOneZip = files.length === 1 && file !== undefined && isZip(file)
  if (isOneZip && (as === 'file' || (as !== 'images' && (await holdsTable(file))))) {
    return takeFile(file, items)
  }
  if (items.length === 0) {
    const hasImages = as === 'images' || files.some((each) => isImage(each) || isZip(each))
    if (hasImages && file) return { images: takeChosen(files) }
    return file && { file }
  }
  if (as === 'images' || dropsImages(items)) return { images: await takeDroppedImages(items) }
  return takeFile(file, items)
}

/** Takes the first file of a drop. */
async function takeFile(
  file: File | undefined,
  [item]: readonly DroppedItem[],
): Promise<FileIntake | undefined> {
  const handle = await item?.handle
  return file && { file, handle: handle instanceof FileSystemFileHandle ? handle : undefined }
}
