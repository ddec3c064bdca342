import { useMemo, useState } from 'react'
import { loadBench } from '../../parts.ts'
import type { Bench } from '../../store/Bench.ts'
import { useModule } from '../../useModule.ts'
import { BothOpenContext, type BothOpen } from '../../view/BothOpen.ts'
import { useBench, useBenchState } from '../../view/useBench.ts'
import { ImagesBench } from './ImagesBench.tsx'

export { ImagesBench } from './ImagesBench.tsx'

/** The automation that works on exports and on images. */
const slug = 'remove-metadata'

/** The workbench of the automation that works on exports and on images, with what was opened last. */
export function ImagesOrFile() {
  const bench = useBench()
  return bench && <Either bench={bench} />
}

function Either({ bench }: { bench: Bench }) {
  const { session, images } = useBenchState(bench)
  const [chosen, setChosen] = useState<{ readonly of: string; readonly what: 'images' | 'file' }>()
  const opened = `${session?.file.id}/${images?.id}`
  const last =
    images && (!session || images.state.get().file.openedAt >= session.state.get().file.openedAt)
      ? 'images'
      : 'file'
  // What is opened later is shown.
  const what = chosen?.of === opened ? chosen.what : last
  const both = useMemo(
    (): BothOpen | undefined =>
      session && images && { choose: (next) => setChosen({ of: opened, what: next }) },
    [session, images, opened],
  )
  const file = useModule(loadBench, what === 'file')
  return (
    <BothOpenContext.Provider value={both}>
      {what === 'images' ? (
        <ImagesBench slug={slug} />
      ) : (
        file && <file.AutomationBench slug={slug} />
      )}
    </BothOpenContext.Provider>
  )
}
