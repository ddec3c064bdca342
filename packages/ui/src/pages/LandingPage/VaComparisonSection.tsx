'use client'
import { brand } from '../../brand.js'
import { ComparisonBars } from '../../components/ComparisonBars/index.js'
import { Section } from '../../components/Section/index.js'
import { claims } from '../../catalogue/claims.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { vaComparisonStrings } from './VaComparisonSection.strings.js'

/** The price compared with a virtual assistant. */
export function VaComparisonSection() {
  const strings = useStrings(vaComparisonStrings)
  const money = new Intl.NumberFormat(useLocale(), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return (
    <Section
      layout="split"
      heading={strings.heading}
      lede={strings.lede(money.format(claims.flatMonthly), money.format(claims.assistantMonthly))}
    >
      <ComparisonBars
        amounts={[
          { label: brand, value: claims.flatMonthly, highlighted: true },
          { label: strings.assistant, value: claims.assistantMonthly, orMore: true },
        ]}
        formatValue={(euros) => money.format(euros)}
        unit={strings.perMonth}
      />
    </Section>
  )
}
