'use client'
import { MarginLedger } from '../../../components/MarginLedger/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { LedgerPicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Price, cost and what is left. */
export function LedgerView({
  picture: { products },
  caption,
  icon,
}: PictureViewProps<LedgerPicture>) {
  const words = useStrings(sampleWords)
  return (
    <MarginLedger
      caption={caption}
      icon={icon}
      heads={{
        name: words.product,
        price: words.price,
        cost: words.cost,
        margin: words.margin,
        total: words.total,
      }}
      products={products.map(({ name, price, cost }) => ({
        id: name,
        name: words[name],
        price,
        cost,
      }))}
    />
  )
}
