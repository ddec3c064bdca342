'use client'
import { useAnnouncement } from '../../hooks/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CheckIcon, TimerIcon } from '../../icons/index.js'
import { retryNoticeStrings } from './RetryNotice.strings.js'
import { StyledLive, StyledNotice } from './RetryNotice.styles.js'
import type { RetryNoticeProps } from './RetryNotice.types.js'

/** Above this many seconds, minutes are shown. */
const longest = 120

/** Formats a time with its unit, as in "23 seconds". */
function timeOf(seconds: number, locale: string): string {
  const [value, unit] =
    seconds > longest
      ? ([Math.ceil(seconds / 60), 'minute'] as const)
      : ([seconds, 'second'] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** Counts down below a button until it can be used again. */
export function RetryNotice({ wait: { id, left, announcement } }: RetryNoticeProps) {
  const strings = useStrings(retryNoticeStrings)
  const locale = useLocale()
  const format = (seconds: number) =>
    seconds > 0 ? strings.wait(timeOf(seconds, locale)) : strings.over
  const announced = useAnnouncement(announcement, announcement ? format(announcement.left) : '')

  return (
    <>
      <StyledLive role="status">{announced}</StyledLive>
      {left !== undefined && (
        <StyledNotice id={id} data-over={left === 0 ? '' : undefined}>
          {left > 0 ? <TimerIcon aria-hidden="true" /> : <CheckIcon aria-hidden="true" />}
          <span>{format(left)}</span>
        </StyledNotice>
      )}
    </>
  )
}
