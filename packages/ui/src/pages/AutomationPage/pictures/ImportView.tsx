'use client'
import { ImportPicture } from '../../../components/ImportPicture/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { ImportedPicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Product links and the imported listings. */
export function ImportView({
  picture: { listings },
  caption,
  icon,
}: PictureViewProps<ImportedPicture>) {
  const texts = useStrings(sampleWords)
  return (
    <ImportPicture
      caption={caption}
      icon={icon}
      linkHead={texts.link}
      listingHead={texts.listing}
      listings={listings.map(({ url, title, price, options }) => ({
        url,
        title: texts[title],
        price: { amount: price, currency: 'EUR' },
        options: texts[options],
      }))}
    />
  )
}
