'use client'
import { Section } from '../../components/Section/index.js'
import { claims } from '../../catalogue/claims.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { whyStrings } from './WhySection.strings.js'
import { StyledReasons } from './WhySection.styles.js'

/** Three reasons, each with its number. */
export function WhySection() {
  const strings = useStrings(whyStrings)
  const numbers = numberFormat(useLocale())
  const reasons = [
    {
      figure: numbers.format(claims.items),
      title: strings.speed(numbers.format(claims.minutes)),
      text: strings.speedText,
    },
    {
      figure: strings.reachFigure(numbers.format(claims.languages)),
      title: strings.reach,
      text: strings.reachText,
    },
    {
      figure: numbers.format(claims.backupDays),
      title: strings.safety,
      text: strings.safetyText,
    },
  ]
  return (
    <Section id="features" heading={strings.heading}>
      <StyledReasons>
        {reasons.map(({ figure, title, text }) => (
          <li key={title}>
            <h3>
              <b>
                <bdi>{figure}</bdi>
              </b>{' '}
              <span>{title}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </StyledReasons>
    </Section>
  )
}
