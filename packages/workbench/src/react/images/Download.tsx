import { ImageDownload } from '@dropwatt/ui/workbench'
import { useState, type Ref } from 'react'
import { useStore } from 'zustand'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { useListWords } from './useListWords.ts'
import { countReady } from '../../core/images/store/imageStatus.ts'

interface DownloadProps {
  set: ImageSet
  /** The main one. @default none */
  buttonRef?: Ref<HTMLButtonElement>
}

/** The buttons that download what is ready of a set, and its list of files. */
export function Download({ set, buttonRef }: DownloadProps) {
  const { texts } = useBenchTexts()
  const listWords = useListWords()
  const [isFailed, setFailed] = useState(false)
  const ready = useStore(set.state, ({ images }) => countReady(images))
  const zip = useStore(set.state, (state) => state.zip)
  const save = (work: Promise<void>) => {
    setFailed(false)
    work.catch(() => setFailed(true))
  }
  return (
    <ImageDownload
      {...ready}
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
