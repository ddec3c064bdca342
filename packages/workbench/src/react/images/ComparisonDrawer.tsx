import { Drawer } from '@dropwatt/ui'
import { MaskEditor } from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { SetImage } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { rowOf } from './imageRows.ts'

interface Pictures {
  readonly original?: ImageBitmap
  readonly result?: ImageBitmap
  readonly isUnreadable?: true
}

interface ComparisonDrawerProps {
  set: ImageSet
  image: SetImage
  singleKeys: boolean
  onClose: () => void
}

/** Shows an image beside what was made of it, at up to 100 %. */
export function ComparisonDrawer({ set, image, singleKeys, onClose }: ComparisonDrawerProps) {
  const { texts } = useBenchTexts()
  const { name } = rowOf(image)
  const { original, result, isUnreadable } = usePictures(set, image.index)
  const { facts } = image
  return (
    <Drawer open onClose={onClose} side="end" title={name} showTitle>
      <MaskEditor
        name={name}
        resultLabel={texts.images.detail.after}
        singleKeys={singleKeys}
        busy={!result && !isUnreadable}
        {...(original && { original })}
        {...(result && { result })}
        {...(facts && { size: [facts.width, facts.height] as const })}
        {...(isUnreadable && { error: texts.images.detail.unavailable })}
      />
    </Drawer>
  )
}

/** Decodes an image and its result; closes them with the view. */
function usePictures(set: ImageSet, index: number): Pictures {
  const [pictures, setPictures] = useState<Pictures>({})
  useEffect(() => {
    let isCurrent = true
    const decoded: ImageBitmap[] = []
    Promise.all([
      set.pictures.picture(index, 'original'),
      set.pictures.picture(index, 'result'),
    ]).then(
      ([original, result]) => {
        decoded.push(original, result)
        if (isCurrent) setPictures({ original, result })
        else for (const bitmap of decoded) bitmap.close()
      },
      () => {
        if (isCurrent) setPictures({ isUnreadable: true })
      },
    )
    return () => {
      isCurrent = false
      for (const bitmap of decoded) bitmap.close()
    }
  }, [set, index])
  return pictures
}
