'use client'
import { PriceTable } from '../../../components/PriceTable/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { PricePicture } from '../../../catalogue/pictures.types.js'
import { useLocale, useStrings } from '../../../i18n/index.js'
import { automationPageStrings } from '../AutomationPage.strings.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Prices before and after; for conversions, the caption states the sample rate. */
export function PriceView({ picture, caption, icon }: PictureViewProps<PricePicture>) {
  const strings = useStrings(automationPageStrings)
  const texts = useStrings(sampleWords)
  const locale = useLocale()
  const { before, after, currencies, rate, prices } = picture

  function money(amount: number, currency: string) {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  }

  const rateText =
    rate === undefined
      ? ''
      : ` ${strings.rate(money(1, currencies.before), money(rate, currencies.after))}`
  return (
    <PriceTable
      caption={caption + rateText}
      icon={icon}
      heads={{ name: texts.product, before: texts[before], after: texts[after] }}
      products={prices.map((price) => ({
        id: price.name,
        name: texts[price.name],
        before: { amount: price.before, currency: currencies.before },
        after: { amount: price.after, currency: currencies.after },
        compareAt:
          price.compareAt === undefined
            ? undefined
            : { amount: price.compareAt, currency: currencies.after },
      }))}
    />
  )
}
