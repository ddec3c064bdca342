/** What was dropped, as far as it has to be asked for while the event is handled. */
export interface DroppedItem {
  readonly file: File | null
  /** The file or folder, as all browsers give it. */
  readonly entry: FileSystemEntry | null
  /** Access to it in the owner's folder; nothing where the browser gives none. */
  readonly handle: Promise<FileSystemHandle | null>
}

interface ItemWithHandle extends DataTransferItem {
  /** Missing in some browsers. */
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

/** Asks for what was dropped. Call it while the event is handled: its items are gone afterwards. */
export function askForDropped(items: Iterable<DataTransferItem>): readonly DroppedItem[] {
  return Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .map((item: ItemWithHandle) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry(),
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
    }))
}
