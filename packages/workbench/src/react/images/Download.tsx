import { ImageDownload } from '@dropwatt/ui/workbench'
import { useState, type Ref } from 'react'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSetState } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { useListWords } from './useListWords.ts'
import { rowOf } from './imageRows.ts'
import { readyCount } from './phaseOf.ts'

interface DownloadProps {
  set: ImageSet
  state: ImageSetState
  /** The main one. @default none */
  buttonRef?: Ref<HTMLButtonElement>
}

/** The buttons that download what is ready of a set, and its list of files. */
export function Download({ set, state, buttonRef }: DownloadProps) {
  const { texts } = useBenchTexts()
  const listWords = useListWords()
  const [isFailed, setFailed] = useState(false)
  const { images, zip } = state
  const ready = images.filter((image) => {
    const { kind } = rowOf(image).status
    return kind === 'ready' || kind === 'kept'
  })
  const missing = images.filter((image) => {
    const { kind } = rowOf(image).status
    return kind === 'waiting' || kind === 'processing' || kind === 'review'
  }).length
  const save = (work: Promise<void>) => {
    setFailed(false)
    work.catch(() => setFailed(true))
  }
  return (
    <ImageDownload
      images={readyCount(images)}
      bytes={ready.reduce((sum, image) => sum + rowOf(image).bytes, 0)}
      missing={missing}
      isStreamed={set.isStreamed}
      {...(buttonRef && { buttonRef })}
      onDownload={() => save(set.downloadZip())}
      onDownloadList={() => save(set.downloadList(listWords))}
      busy={zip !== undefined}
      {...(zip && {
        percent: zip.all === 0 ? 0 : Math.floor((zip.done / zip.all) * 100),
        onCancel: () => set.cancelZip(),
      })}
      {...(isFailed && { error: `${texts.images.notSaved}. ${texts.images.notSavedText}` })}
    />
  )
}
