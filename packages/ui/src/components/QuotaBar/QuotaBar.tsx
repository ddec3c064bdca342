'use client'
import { forwardRef } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { clampPercent, formatPercent, levelOf, usageLimits } from '../ProgressBar/index.js'
import { litTicks, tickCount } from './litTicks.js'
import { quotaBarStrings } from './QuotaBar.strings.js'
import {
  StyledAmount,
  StyledMark,
  StyledQuotaBar,
  StyledScale,
  StyledTicks,
} from './QuotaBar.styles.js'
import type { QuotaBarProps } from './QuotaBar.types.js'

const ticks = /* @__PURE__ */ Array.from({ length: tickCount }, (_, tick) => tick)
const marks = [0, usageLimits.warning, usageLimits.danger]

/** Shows how much of a quota is used, as 40 ticks. */
export const QuotaBar = forwardRef<HTMLDivElement, QuotaBarProps>(function QuotaBar(
  { value, label, unit, ...native },
  ref,
) {
  const strings = useStrings(quotaBarStrings)
  const locale = useLocale()
  const percent = clampPercent(value)
  const text = formatPercent(percent, locale)
  const lit = litTicks(percent)
  return (
    <StyledQuotaBar ref={ref} {...native}>
      <StyledAmount>
        <strong>{text}</strong> {unit ?? strings.unit}
      </StyledAmount>
      <StyledTicks
        role="meter"
        aria-label={label ?? strings.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        data-level={levelOf('usage', percent)}
      >
        {ticks.map((tick) => (
          <span key={tick} data-lit={tick < lit ? '' : undefined} />
        ))}
      </StyledTicks>
      <StyledScale aria-hidden="true">
        {marks.map((mark) => (
          <StyledMark key={mark} style={{ '--mark': mark }}>
            {numberFormat(locale).format(mark)}
          </StyledMark>
        ))}
      </StyledScale>
    </StyledQuotaBar>
  )
})
