'use client'
import { forwardRef } from 'react'
import { useLocale } from '../../i18n/index.js'
import { ChangeTable, type ChangeRow } from '../ChangeTable/index.js'
import { marginOf, totalOf } from './margin.js'
import { StyledCells, StyledMargin } from './MarginLedger.styles.js'
import type { LedgerProduct, MarginLedgerProps } from './MarginLedger.types.js'

/** Shows the margin of each product after the cost of goods. */
export const MarginLedger = forwardRef<HTMLElement, MarginLedgerProps>(function MarginLedger(
  { heads, products, currency = 'EUR', ...native },
  ref,
) {
  const locale = useLocale()
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

  function row({ id, name, price, cost }: LedgerProduct): ChangeRow {
    const { amount, share } = marginOf({ price, cost })
    return {
      id,
      name,
      before: [money.format(price), money.format(cost)],
      after: [
        <StyledMargin key="margin">
          <StyledCells aria-hidden="true" style={{ '--lit': litCells(share) }} />
          <span>{money.format(amount)}</span>
          <span>{percent.format(share)}</span>
        </StyledMargin>,
      ],
    }
  }

  return (
    <ChangeTable
      {...native}
      ref={ref}
      align="end"
      heads={{ name: heads.name, before: [heads.price, heads.cost], after: [heads.margin] }}
      rows={products.map((product) => row(product))}
      total={row({ id: 'total', name: heads.total, ...totalOf(products) })}
    />
  )
})

/** Returns how many of twenty cells to light for a share of the price. */
function litCells(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 20)
}
