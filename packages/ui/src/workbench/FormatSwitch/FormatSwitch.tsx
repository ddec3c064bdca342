'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { formatSwitchStrings } from './FormatSwitch.strings.js'
import type { FormatSwitchProps } from './FormatSwitch.types.js'

/** Shows changed HTML as it reads, or with its markup. */
export const FormatSwitch = forwardRef<HTMLDivElement, FormatSwitchProps>(
  function FormatSwitch(props, ref) {
    const strings = useStrings(formatSwitchStrings)
    return (
      <ToggleGroup
        {...props}
        ref={ref}
        aria-label={strings.label}
        items={[
          { value: 'text', label: strings.text },
          { value: 'html', label: strings.html },
        ]}
      />
    )
  },
)
