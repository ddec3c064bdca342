'use client'
import { useEffect, useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import type { PasswordScore } from './passwordStrength.js'
import { strengthMeterStrings } from './StrengthMeter.strings.js'
import {
  StyledSegment,
  StyledSegments,
  StyledSpoken,
  StyledStrength,
  StyledWord,
} from './StrengthMeter.styles.js'

const segments = [1, 2, 3, 4] as const
const labels = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** Long enough not to interrupt typing. */
const pauseMs = 500

export interface StrengthMeterProps {
  /** Number of lit segments, as returned by `passwordStrength`. */
  score: PasswordScore
}

/** Shows the strength of a password: four segments and a word, announced when typing pauses. */
export function StrengthMeter({ score }: StrengthMeterProps) {
  const strings = useStrings(strengthMeterStrings)
  const word = score === 0 ? null : strings[labels[score]]
  const sentence = word === null ? '' : `${strings.name}: ${word}`
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(sentence), pauseMs)
    return () => clearTimeout(timer)
  }, [sentence])

  return (
    <StyledStrength>
      <StyledSegments
        role="meter"
        aria-label={strings.name}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={word ?? strings.notSet}
        data-score={score}
      >
        {segments.map((segment) => (
          <StyledSegment key={segment} data-lit={segment <= score ? '' : undefined} />
        ))}
      </StyledSegments>
      {word === null ? null : (
        <StyledWord aria-hidden="true">
          {strings.strength} <b>{word}</b>
        </StyledWord>
      )}
      <StyledSpoken role="status">{announced}</StyledSpoken>
    </StyledStrength>
  )
}
