import { useImageWords } from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { FileListWords } from '../../core/images/store/ZipDownload.ts'
import { rowOf } from './imageRows.ts'

/** Returns the words of the list of files, in the current language. */
export function useListWords(): FileListWords {
  const { list } = useBenchTexts().texts.images
  const words = useImageWords()
  return useMemo(
    () => ({
      header: [list.file, list.original, list.handle, list.sku, list.before, list.after, list.note],
      noteOf: (image, product) => {
        const { status } = rowOf(image)
        const state =
          status.kind === 'review'
            ? `${words.state(status)}: ${words.detail(status)}`
            : words.stateWithReason(status)
        const isPlain = status.kind === 'open' || status.kind === 'ready'
        const unsure = product && !product.isSure ? list.unsure : ''
        return [isPlain ? '' : state, unsure].filter((text) => text !== '').join('; ')
      },
    }),
    [list, words],
  )
}
