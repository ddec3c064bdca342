import type { DroppedItem } from './droppedItems.ts'
import { isImage, isZip, type ImageSource } from './images/intake/ImageSource.ts'
import { zipContent, type ZipContent } from './images/intake/zipContent.ts'
import { dropsImages, takeChosen, takeDroppedImages } from './images/intake/takeImages.ts'

/** A file from outside, with access to it in the owner's folder where the browser gives it. */
export interface FileIntake {
  readonly file: File
  readonly handle?: FileSystemFileHandle | undefined
  /** Whether it came with others, which are not opened. */
  readonly hasOthers?: boolean
}

/** What was dropped or chosen: one file, or images of any number with their folders and ZIPs. */
export type Intake = FileIntake | { readonly images: readonly ImageSource[] }

/**
 * Takes what was dropped or chosen: images if there are some, otherwise the first file.
 *
 * @param items those of a drop; empty if the files were chosen
 * @param otherZip what a single ZIP is taken as that holds neither a table nor images. @default 'images'
 */
export async function takeFiles(
  files: readonly File[],
  items: readonly DroppedItem[],
  otherZip: ZipContent = 'images',
): Promise<Intake | undefined> {
  const [file] = files
  const isOneZip = files.length === 1 && file !== undefined && isZip(file)
  if (isOneZip && ((await zipContent(file)) ?? otherZip) === 'file') return takeFile(files, items)
  if (items.length === 0) {
    const hasImages = files.some((each) => isImage(each) || isZip(each))
    return hasImages ? { images: takeChosen(files) } : takeFile(files, items)
  }
  if (dropsImages(items)) return { images: await takeDroppedImages(items) }
  return takeFile(files, items)
}

/** Takes the first file. */
async function takeFile(
  [file, ...others]: readonly File[],
  [item]: readonly DroppedItem[],
): Promise<FileIntake | undefined> {
  const handle = await item?.handle
  return (
    file && {
      file,
      handle: handle instanceof FileSystemFileHandle ? handle : undefined,
      hasOthers: others.length > 0,
    }
  )
}
