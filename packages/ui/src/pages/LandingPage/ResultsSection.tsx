'use client'
import { HoursChart } from '../../components/HoursChart/index.js'
import { Section } from '../../components/Section/index.js'
import { claims } from '../../catalogue/claims.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { ArrowRightIcon } from '../../icons/index.js'
import { resultsStrings } from './ResultsSection.strings.js'
import {
  StyledFigures,
  StyledHidden,
  StyledNote,
  StyledResults,
  StyledTestimonial,
} from './ResultsSection.styles.js'

/** The results: hours of work per week, and a testimonial. */
export function ResultsSection() {
  const strings = useStrings(resultsStrings)
  const numbers = numberFormat(useLocale())
  const { hoursBefore, hoursAfter } = claims
  return (
    <Section
      id="case-study"
      layout="split"
      heading={strings.heading(numbers.format(hoursBefore - hoursAfter))}
      aside={
        <>
          <StyledFigures>
            <i>{numbers.format(hoursBefore)}</i>
            <StyledHidden> {strings.to} </StyledHidden>
            <ArrowRightIcon aria-hidden="true" />
            <b>{numbers.format(hoursAfter)}</b> <span>{strings.unit}</span>
          </StyledFigures>
          <StyledNote>{strings.text}</StyledNote>
        </>
      }
    >
      <StyledResults>
        <HoursChart before={hoursBefore} after={hoursAfter} />
        <StyledTestimonial>
          <blockquote>
            <p>{strings.quote}</p>
          </blockquote>
          <figcaption>
            <span>{strings.author}</span>
            <small>{strings.sample}</small>
          </figcaption>
        </StyledTestimonial>
      </StyledResults>
    </Section>
  )
}
