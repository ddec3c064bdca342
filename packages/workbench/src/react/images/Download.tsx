import { ImageDownload } from '@dropwatt/ui/workbench'
import { useState, type Ref } from 'react'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSetState } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { useListWords } from './useListWords.ts'
import { bytesOf, pendingImages, readyImages } from '../../core/images/store/imageStatus.ts'

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
  const ready = readyImages(images)
  const save = (work: Promise<void>) => {
    setFailed(false)
    work.catch(() => setFailed(true))
  }
  return (
    <ImageDownload
      images={ready.length}
      bytes={ready.reduce((sum, image) => sum + bytesOf(image), 0)}
      missing={pendingImages(images).length}
      isStreamed={set.zip.isStreamed}
      {...(buttonRef && { buttonRef })}
      onDownload={() => save(set.zip.save())}
      onDownloadList={() => save(set.zip.saveList(listWords))}
      busy={zip !== undefined}
      {...(zip && {
        percent: zip.all === 0 ? 0 : Math.floor((zip.done / zip.all) * 100),
        onCancel: () => set.zip.cancel(),
      })}
      {...(isFailed && { error: `${texts.images.notSaved}. ${texts.images.notSavedText}` })}
    />
  )
}
