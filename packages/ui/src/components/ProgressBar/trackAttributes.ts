import type { AriaAttributes, CSSProperties } from 'react'
import { formatPercent } from './formatPercent.js'
import { clampPercent, levelOf, type Level } from './level.js'
import type { ProgressBarProps } from './ProgressBar.types.js'

interface TrackAttributes extends AriaAttributes {
  readonly role: 'meter' | 'progressbar'
  /** The formatted number beside the track. */
  readonly 'aria-valuetext': string
  readonly 'data-level': Level
  readonly style: CSSProperties & { readonly '--value': number }
}

type TrackValues = Required<Pick<ProgressBarProps, 'value' | 'label' | 'tone' | 'kind'>>

/** Returns the attributes of a track for a value: for assistive technology and for styles. */
export function trackAttributes(
  { value, label, tone, kind }: TrackValues,
  locale: string,
): TrackAttributes {
  const percent = clampPercent(value)
  return {
    role: kind === 'meter' ? 'meter' : 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': formatPercent(percent, locale),
    'data-level': levelOf(tone, percent),
    style: { '--value': percent },
  }
}
