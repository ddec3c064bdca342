'use client'
import { forwardRef } from 'react'
import { useLocale, useStrings } from '../../i18n/index.js'
import { ChangeTable } from '../ChangeTable/index.js'
import { priceTableStrings } from './PriceTable.strings.js'
import { StyledPrice } from './PriceTable.styles.js'
import type { Money, PriceTableProps } from './PriceTable.types.js'

/** Shows prices before and after, side by side. */
export const PriceTable = forwardRef<HTMLElement, PriceTableProps>(function PriceTable(
  { heads, products, ...native },
  ref,
) {
  const strings = useStrings(priceTableStrings)
  const locale = useLocale()

  function format({ amount, currency }: Money) {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  }

  return (
    <ChangeTable
      {...native}
      ref={ref}
      align="end"
      heads={{ name: heads.name, before: [heads.before], after: [heads.after] }}
      rows={products.map(({ id, name, before, after, compareAt }) => ({
        id,
        name,
        before: [format(before)],
        after: [
          <StyledPrice key="after">
            {compareAt && (
              <s>
                <span>{strings.was} </span>
                {format(compareAt)}
              </s>
            )}
            {format(after)}
          </StyledPrice>,
        ],
      }))}
    />
  )
})
