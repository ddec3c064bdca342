import type { FileDropZoneProps } from '@dropwatt/ui/workbench'
import { canChooseFolders } from '../canChooseFolders.ts'
import { takeLater } from '../takeLater.ts'
import { useOpenFile } from '../useOpenFile.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { openProblem } from './facts.ts'
import { useBenchState } from './useBench.ts'

/**
 * Returns the props of a drop zone that opens files of the account.
 *
 * @param asImages invites to open images. @default an export
 */
export function useDropZone(bench: Bench, asImages = false): FileDropZoneProps {
  const { reading, refused, session, images } = useBenchState(bench)
  const open = useOpenFile()
  return {
    onFiles: (files, items) => {
      void takeLater(files, items, asImages ? 'images' : 'file').then(
        (intake) => intake && open(intake),
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
