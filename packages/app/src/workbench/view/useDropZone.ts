import { openTaken } from './openTaken.ts'
import type { FileDropZoneProps } from '@dropwatt/ui/workbench'
import { canChooseFolders } from '../canChooseFolders.ts'
import { takeLater } from '../takeLater.ts'
import type { Bench } from '../store/Bench.ts'
import { openProblem } from './facts.ts'
import { useBenchState } from './useBench.ts'

/**
 * Returns the props of a drop zone that opens files of the account.
 *
 * @param asImages takes everything as images. @default only what is an image or a folder
 */
export function useDropZone(bench: Bench, asImages = false): FileDropZoneProps {
  const { reading, refused, session, images } = useBenchState(bench)
  return {
    onFiles: (files, items) => {
      void takeLater(files, items, asImages ? 'images' : 'file').then(
        (intake) => intake && openTaken(bench, intake),
      )
    },
    ...(asImages
      ? { kind: 'images', hasFolderButton: canChooseFolders() }
      : { onSample: () => void bench.openSample() }),
    hasOpenFile: asImages ? images !== undefined : session !== undefined,
    onCancel: () => bench.cancelReading(),
    ...(reading && {
      reading: { name: reading.name, doneBytes: reading.done, totalBytes: reading.total },
    }),
    ...(refused && { problem: openProblem(refused) }),
  }
}
