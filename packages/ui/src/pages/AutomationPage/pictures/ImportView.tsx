'use client'
import { ImportPicture } from '../../../components/ImportPicture/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { ImportedPicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Links in, listings out. */
export function ImportView({
  picture: { listings },
  caption,
  icon,
}: PictureViewProps<ImportedPicture>) {
  const words = useStrings(sampleWords)
  return (
    <ImportPicture
      caption={caption}
      icon={icon}
      linkHead={words.link}
      listingHead={words.listing}
      listings={listings.map(({ url, title, price, options }) => ({
        url,
        title: words[title],
        price: { amount: price, currency: 'EUR' },
        options: words[options],
      }))}
    />
  )
}
