'use client'
import { Section } from '../../components/Section/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { features } from './ToolkitSection.data.js'
import { toolkitStrings } from './ToolkitSection.strings.js'
import { StyledIndex } from './ToolkitSection.styles.js'

/** The features, as a list. */
export function ToolkitSection() {
  const strings = useStrings(toolkitStrings)
  const numbers = new Intl.NumberFormat(useLocale(), { minimumIntegerDigits: 2 })
  return (
    <Section id="automations" heading={strings.heading} lede={strings.lede}>
      <StyledIndex>
        {features.map((feature, index) => (
          <li key={feature}>
            <span aria-hidden="true">{numbers.format(index + 1)}</span>
            <h3>{strings[feature]}</h3>
            <p>{strings[`${feature}Text`]}</p>
          </li>
        ))}
      </StyledIndex>
    </Section>
  )
}
