'use client'
import { BeforeAfter } from '../../../components/BeforeAfter/index.js'
import { Tee } from '../../../components/Tee/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { ImagePicture, ImageSide } from '../../../catalogue/pictures.types.js'
import { useLocale, useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** A photo before and after, with a draggable divider. */
export function ImageView({
  picture: { before, after },
  caption,
}: Omit<PictureViewProps<ImagePicture>, 'icon'>) {
  const texts = useStrings(sampleWords)
  const megabytes = new Intl.NumberFormat(useLocale(), { style: 'unit', unit: 'megabyte' })

  function photo({ state, backdrop, isMarked }: ImageSide) {
    return (
      <Tee state={state} backdrop={backdrop} watermark={isMarked ? texts.watermark : undefined} />
    )
  }

  function size({ megabytes: count }: ImageSide) {
    return count === undefined ? undefined : megabytes.format(count)
  }

  return (
    <BeforeAfter
      caption={caption}
      before={photo(before)}
      after={photo(after)}
      beforeLabel={texts[before.label]}
      afterLabel={texts[after.label]}
      beforeNote={size(before)}
      afterNote={size(after)}
    />
  )
}
