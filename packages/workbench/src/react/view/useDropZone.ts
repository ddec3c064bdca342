import type { FileDropZoneProps } from '@dropwatt/ui/workbench'
import { canChooseFolders } from '../canChooseFolders.ts'
import { useOpenFile } from '../useOpenFile.ts'
import { useOpenSample } from '../useOpenSample.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useOpenPart } from './useOpenPart.ts'

/**
 * Returns the props of a drop zone that opens files of the account.
 *
 * @param bench undefined until it has loaded, which what is opened waits for
 * @param asImages invites to open images. @default an export
 */
export function useDropZone(bench: Bench | undefined, asImages = false): FileDropZoneProps {
  const reading = useOpenPart(bench, (state) => state.reading)
  const refused = useOpenPart(bench, (state) => state.refused)
  const open = useOpenPart(bench, ({ session, images }) => (asImages ? images : session))
  const openFile = useOpenFile()
  const openSample = useOpenSample()
  return {
    onFiles: (files, items) => openFile({ files, items, otherZip: asImages ? 'images' : 'file' }),
    ...(asImages
      ? { kind: 'images', hasFolderButton: canChooseFolders() }
      : { onSample: openSample }),
    hasOpenFile: open !== undefined,
    ...(bench && { onCancel: () => bench.opening.stop() }),
    ...(reading && {
      reading: { name: reading.name, doneBytes: reading.done, totalBytes: reading.total },
    }),
    ...(refused && { problem: refused }),
  }
}
