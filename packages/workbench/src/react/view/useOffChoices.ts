import type { AutomationSlug } from '@dropwatt/automations/options'
import { useReadOnlyWords } from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import { fileOnlyChoices } from '../../core/live/liveWork.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import type { OffChoice, OffChoices } from './formFile.ts'

/** Returns the choices of an automation that do not work on a live file, with the reasons; nothing for another file. */
export function useOffChoices(slug: AutomationSlug, isLive: boolean): OffChoices | undefined {
  const { live } = useBenchTexts().texts
  const words = useReadOnlyWords()
  return useMemo(() => {
    if (!isLive) return undefined
    const reasons: Readonly<Record<string, OffChoice>> = {
      service: { reason: words.reason('tracked-by-service'), name: live.anotherService },
      exclude: { reason: live.noDownload },
      images: { reason: live.fileOnly, isOffered: true },
    }
    const off = Object.entries(fileOnlyChoices(slug)).map(([key, values]) => {
      const choices = values.flatMap((value) => {
        const choice = reasons[value]
        return choice ? [[value, choice] as const] : []
      })
      return [key, Object.fromEntries(choices)] as const
    })
    return Object.fromEntries(off)
  }, [slug, isLive, live, words])
}
