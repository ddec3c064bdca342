'use client'
import { MarginLedger } from '../../../components/MarginLedger/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { LedgerPicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Price, cost and margin. */
export function LedgerView({
  picture: { products },
  caption,
  icon,
}: PictureViewProps<LedgerPicture>) {
  const texts = useStrings(sampleWords)
  return (
    <MarginLedger
      caption={caption}
      icon={icon}
      heads={{
        name: texts.product,
        price: texts.price,
        cost: texts.cost,
        margin: texts.margin,
        total: texts.total,
      }}
      products={products.map(({ name, price, cost }) => ({
        id: name,
        name: texts[name],
        price,
        cost,
      }))}
    />
  )
}
