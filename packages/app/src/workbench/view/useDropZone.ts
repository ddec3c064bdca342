import type { FileDropZoneProps } from '@dropwatt/ui/workbench'
import { takeDropped } from '../intake.ts'
import type { Bench } from '../store/Bench.ts'
import { openProblem } from './facts.ts'
import { useBenchState } from './useBench.ts'

/** Returns the props of a drop zone that opens files of the account. */
export function useDropZone(bench: Bench): FileDropZoneProps {
  const { reading, refused, session } = useBenchState(bench)
  return {
    onFiles: (files, items) => {
      void takeDropped(files, items).then(
        (intake) => intake && bench.open(intake.file, intake.handle),
      )
    },
    onSample: () => void bench.openSample(),
    hasOpenFile: session !== undefined,
    onCancel: () => bench.cancelReading(),
    ...(reading && {
      reading: { name: reading.name, doneBytes: reading.done, totalBytes: reading.total },
    }),
    ...(refused && { problem: openProblem(refused) }),
  }
}
