'use client'
import { useId } from 'react'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CheckIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { discount, priceParts } from './amounts.js'
import { PlanAmount } from './PlanAmount.js'
import { pricingTableStrings } from './PricingTable.strings.js'
import {
  StyledBefore,
  StyledFeatures,
  StyledHidden,
  StyledName,
  StyledPlan,
  StyledPrice,
  StyledTagline,
  StyledTrial,
} from './PricingTable.styles.js'
import type { PricingTableProps } from './PricingTable.types.js'
import type { Plan } from '../../catalogue/plans.js'

interface PlanColumnProps extends Pick<PricingTableProps, 'onChoose'> {
  readonly plan: Plan
  readonly cells: number
  readonly trialDays: number
  readonly href: string
  readonly headingLevel: 2 | 3
}

/** One plan of the list. */
export function PlanColumn({
  plan,
  cells,
  trialDays,
  href,
  onChoose,
  headingLevel,
}: PlanColumnProps) {
  const strings = useStrings(pricingTableStrings)
  const locale = useLocale()
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const price = priceParts(money, plan.price)
  const nameId = useId()
  const choice = {
    variant: plan.highlighted ? 'neon' : 'outline',
    size: 'lg',
    block: true,
    'aria-describedby': nameId,
  } as const

  return (
    <StyledPlan aria-labelledby={nameId} data-highlighted={plan.highlighted ? '' : undefined}>
      <StyledName as={`h${headingLevel}`} id={nameId}>
        {plan.name}
      </StyledName>
      <StyledTagline>{plan.tagline}</StyledTagline>
      <StyledPrice>
        <b>
          {price.signFirst && <span>{price.sign}</span>}
          {price.number}
          {!price.signFirst && <span>{price.sign}</span>}
        </b>{' '}
        <span>{strings.perMonth}</span>
      </StyledPrice>
      <StyledBefore>
        <span>
          <StyledHidden>{strings.was} </StyledHidden>
          <s>{money.format(plan.originalPrice)}</s>
        </span>{' '}
        <strong>{strings.off(percents.format(discount(plan)))}</strong>
      </StyledBefore>
      <PlanAmount products={plan.products} price={plan.price} cells={cells} />
      <StyledFeatures>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </StyledFeatures>
      {onChoose ? (
        <Button {...choice} onClick={() => onChoose(plan)}>
          {plan.cta}
        </Button>
      ) : (
        <Button {...choice} href={href}>
          {plan.cta}
        </Button>
      )}
      <StyledTrial>{strings.trial(trialDays)}</StyledTrial>
    </StyledPlan>
  )
}
