'use client'
import { forwardRef } from 'react'
import { paths } from '../../navigation/paths.js'
import { trial } from '../../catalogue/trial.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { cellCount, productsPerCell } from './amounts.js'
import { PlanColumn } from './PlanColumn.js'
import { pricingTableStrings } from './PricingTable.strings.js'
import { StyledNotes, StyledPlans, StyledTable } from './PricingTable.styles.js'
import type { PricingTableProps } from './PricingTable.types.js'

/** Compares the plans as one price list, with what each price includes shown as blocks. */
export const PricingTable = forwardRef<HTMLDivElement, PricingTableProps>(function PricingTable(
  {
    plans,
    trialDays = trial.planDays,
    href = paths.signUp,
    onChoose,
    notes,
    headingLevel = 3,
    style,
    ...native
  },
  ref,
) {
  const strings = useStrings(pricingTableStrings)
  const numbers = numberFormat(useLocale())
  const cells = cellCount(plans)
  return (
    <StyledTable ref={ref} style={{ ...style, '--columns': plans.length }} {...native}>
      <StyledPlans>
        {plans.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            cells={cells}
            trialDays={trialDays}
            href={href}
            onChoose={onChoose}
            headingLevel={headingLevel}
          />
        ))}
      </StyledPlans>
      {(cells > 0 || notes !== undefined) && (
        <StyledNotes>
          {cells > 0 && (
            <li>
              <i aria-hidden="true" />
              {strings.cell(numbers.format(productsPerCell))}
            </li>
          )}
          {notes?.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              {text}
            </li>
          ))}
        </StyledNotes>
      )}
    </StyledTable>
  )
})
