/** TypeScript does not know the dialog, which some browsers have not. */
interface SavePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
  }) => Promise<FileSystemFileHandle>
}

/**
 * Asks the member where a ZIP is saved to, where the browser can write to it directly. Call it on a
 * click.
 */
export async function askWhere(
  suggestedName: string,
): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  const { showSaveFilePicker } = window as SavePicker
  try {
    return await showSaveFilePicker?.({
      suggestedName,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    // It is asked for without a click, or in a frame: the ZIP is saved as a download.
    return undefined
  }
}
