import type { Options } from '@dropwatt/automations/options'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { useSet } from './useSet.ts'

/** The option whose choices take very different times, and those choices. */
const timed: Readonly<
  Partial<Record<ImageSlug, { readonly key: string; readonly choices: readonly string[] }>>
> = {
  'image-compression': { key: 'mode', choices: ['fast', 'small', 'lossless'] },
  'remove-background': { key: 'out', choices: ['webp', 'jpeg'] },
}

/** Seconds by choice; those that cannot be told are absent. */
export type Estimates = Readonly<Record<string, number>>

const nothing: Estimates = {}

/** Measures how long the choices of an option take for all images, once the previews are ready. */
export function useEstimates(
  set: ImageSet,
  slug: ImageSlug,
): { readonly key: string | undefined; readonly seconds: Estimates } {
  const { options, previewProgress } = useSet(set, 'options', 'previewProgress')
  const count = useStore(set.state, ({ images }) => images.length)
  const { key, choices = [] } = timed[slug] ?? {}
  const [seconds, setSeconds] = useState(nothing)
  // The choice itself is measured with the others.
  const others = JSON.stringify(Object.entries(options).filter(([name]) => name !== key))
  const isReady = previewProgress === 'ready' && count > 0
  useEffect(() => {
    if (!isReady || key === undefined) return undefined
    let isCurrent = true
    async function measure(option: string) {
      const found: Record<string, number> = {}
      for (const choice of choices) {
        const changes: Options = { [option]: choice }
        const time = await set.previews.estimate(changes).catch(() => undefined)
        if (!isCurrent) return
        if (time !== undefined) found[choice] = time
      }
      setSeconds(found)
    }
    void measure(key)
    return () => {
      isCurrent = false
    }
    // The choices belong to the automation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [set, slug, key, isReady, others, count])
  return { key, seconds }
}
