'use client'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import type { PlanProducts } from '../../catalogue/plans.js'
import { pricePerProduct, productsPerCell } from './amounts.js'
import { pricingTableStrings } from './PricingTable.strings.js'
import { StyledAmount, StyledCells } from './PricingTable.styles.js'

interface PlanAmountProps {
  readonly products: PlanProducts
  readonly price: number
  readonly cells: number
}

/** Shows what a price includes: as text, as the price per product, and as cells. */
export function PlanAmount({ products, price, cells }: PlanAmountProps) {
  const strings = useStrings(pricingTableStrings)
  const locale = useLocale()

  if (products === 'unlimited') {
    return (
      <StyledAmount>
        <p>
          <strong>{strings.unlimited}</strong> <span>{strings.oneByOne}</span>
        </p>
        <StyledCells data-unlimited="" aria-hidden="true" />
      </StyledAmount>
    )
  }

  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const filled = Math.ceil(products / productsPerCell)
  return (
    <StyledAmount>
      <p>
        <strong>{strings.products(numberFormat(locale).format(products))}</strong>{' '}
        <span>{strings.each(money.format(pricePerProduct(price, products)))}</span>
      </p>
      <StyledCells style={{ '--cells': cells }} aria-hidden="true">
        {Array.from({ length: cells }, (_, index) => (
          <i key={index} data-filled={index < filled ? '' : undefined} />
        ))}
      </StyledCells>
    </StyledAmount>
  )
}
