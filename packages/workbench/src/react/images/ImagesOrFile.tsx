import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import { chosenOf } from '../../core/store/BenchState.ts'
import { useModule } from '../useModule.ts'
import { BothOpenContext, type BothOpen } from '../view/BothOpen.ts'
import { useBench } from '../view/useBench.ts'
import { ImagesBench } from './ImagesBench.tsx'

const loadBench = () => import('../view/AutomationBench.tsx')

export { ImagesBench } from './ImagesBench.tsx'

/** The automation that works on exports and on images. */
const slug = 'remove-metadata'

/** The workbench of the automation that works on exports and on images, with what was opened last. */
export function ImagesOrFile() {
  const bench = useBench()
  return bench && <Either bench={bench} />
}

function Either({ bench }: { bench: Bench }) {
  const session = useStore(bench.state, (state) => state.session)
  const images = useStore(bench.state, (state) => state.images)
  const what = useStore(bench.state, chosenOf)
  const both = useMemo(
    (): BothOpen | undefined =>
      session &&
      images && {
        choose: (next) => void bench.opening.choose(next === 'images' ? images : session.file),
      },
    [bench, session, images],
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
