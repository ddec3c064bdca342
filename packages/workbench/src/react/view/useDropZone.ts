import type { FileDropZoneProps } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { canChooseFolders } from '../canChooseFolders.ts'
import { takeLater } from '../takeLater.ts'
import { useOpenFile } from '../useOpenFile.ts'
import type { Bench } from '../../core/store/Bench.ts'

/**
 * Returns the props of a drop zone that opens files of the account.
 *
 * @param asImages invites to open images. @default an export
 */
export function useDropZone(bench: Bench, asImages = false): FileDropZoneProps {
  const reading = useStore(bench.state, (state) => state.reading)
  const refused = useStore(bench.state, (state) => state.refused)
  const session = useStore(bench.state, (state) => state.session)
  const images = useStore(bench.state, (state) => state.images)
  const open = useOpenFile()
  return {
    onFiles: (files, items) => {
      void takeLater(files, items, asImages ? 'images' : 'file').then(
        (intake) => intake && open(intake),
      )
    },
    ...(asImages
      ? { kind: 'images', hasFolderButton: canChooseFolders() }
      : { onSample: () => void bench.opening.openSample() }),
    hasOpenFile: asImages ? images !== undefined : session !== undefined,
    onCancel: () => bench.opening.stop(),
    ...(reading && {
      reading: { name: reading.name, doneBytes: reading.done, totalBytes: reading.total },
    }),
    ...(refused && { problem: refused }),
  }
}
