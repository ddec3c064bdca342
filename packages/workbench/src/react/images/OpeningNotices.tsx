import { Button } from '@dropwatt/ui'
import { Notice } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { SameFileNotice } from '../view/SameFileNotice.tsx'
import { groupNames, ProblemNotice } from './CheckView.tsx'
import { writeCount } from '../writeCount.ts'

/** Shows the progress of reading images, or the reason that they were not opened. */
export function OpeningNotices({ bench }: { bench: Bench }) {
  const openingImages = useStore(bench.state, (state) => state.openingImages)
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const { reading, unused, isUnreadable, same } = openingImages
  const count = (value: number) => writeCount(value, language)
  const dismiss = () => bench.opening.dismiss('openingImages')
  if (reading) {
    const { phase, done, all } = reading
    return (
      <Notice
        role="status"
        title={words.intake[phase](count(done), count(all), all)}
        actions={
          <Button size="sm" variant="outline" onClick={() => bench.images.cancel()}>
            {words.intake.cancel}
          </Button>
        }
      />
    )
  }
  if (isUnreadable) {
    return (
      <Notice tone="danger" role="alert" title={words.unreadable.title} onDismiss={dismiss}>
        {words.unreadable.text}
      </Notice>
    )
  }
  if (unused) {
    return (
      <>
        <Notice tone="danger" role="alert" title={words.nothing.title} onDismiss={dismiss}>
          {words.nothing.text}
        </Notice>
        {groupNames(unused).map((group) => (
          <ProblemNotice key={group.problem} {...group} others={0} />
        ))}
      </>
    )
  }
  if (!same) return null
  return (
    <SameFileNotice
      bench={bench}
      file={same.file}
      onDismiss={dismiss}
      onCopy={() => void bench.images.open(same.sources, true)}
    />
  )
}
