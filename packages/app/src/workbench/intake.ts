/** A file from outside, with access to it in the owner's folder where the browser gives it. */
export interface Intake {
  readonly file: File
  readonly handle?: FileSystemFileHandle | undefined
}

/**
 * Takes the first file of a drop. Call it while the event is handled: its items are gone afterwards.
 */
export async function takeDropped(
  [file]: readonly File[],
  items: readonly DataTransferItem[],
): Promise<Intake | undefined> {
  const item: DroppedItem | undefined = items.find(({ kind }) => kind === 'file')
  const handle = await item?.getAsFileSystemHandle?.().catch(() => undefined)
  return file && { file, handle: handle?.kind === 'file' ? handle : undefined }
}

interface DroppedItem extends DataTransferItem {
  /** Missing in some browsers. */
  readonly getAsFileSystemHandle?: () => Promise<FileSystemFileHandle | undefined>
}
