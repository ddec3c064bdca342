'use client'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { StyledTitle, StyledUnknown, StyledValue } from './StatCard.styles.js'
import { statCardStrings } from './StatCard.strings.js'
import type { StatProps } from './StatCard.types.js'
import type { StatValue } from './isHighlighted.js'

/** Title with its lamp and icon, and the value below. */
export function StatContent({ title, value, icon: Icon }: StatProps) {
  const { unknown } = useStrings(statCardStrings)
  const text = textOf(value, useLocale())
  return (
    <>
      <StyledTitle>
        <span>{title}</span>
        <Icon aria-hidden="true" />
      </StyledTitle>
      <StyledValue>
        {text ?? (
          <>
            <span aria-hidden="true">–</span>
            <StyledUnknown>{unknown}</StyledUnknown>
          </>
        )}
      </StyledValue>
    </>
  )
}

function textOf(value: StatValue, locale: string): string | undefined {
  if (typeof value !== 'number') return value || undefined
  return Number.isNaN(value) ? undefined : numberFormat(locale).format(value)
}
