'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { ByPointer } from '../ByPointer/index.js'
import { exportStepsStrings } from './ExportSteps.strings.js'
import { StyledHeading, StyledList, StyledStep, StyledSteps } from './ExportSteps.styles.js'
import type { ExportStepsProps } from './ExportSteps.types.js'

/** Explains in three steps how to get an export of the products out of a store. */
export const ExportSteps = forwardRef<HTMLElement, ExportStepsProps>(function ExportSteps(
  { headingLevel = 3, ...native },
  ref,
) {
  const strings = useStrings(exportStepsStrings)
  return (
    <StyledSteps {...native} ref={ref}>
      <StyledHeading as={`h${headingLevel}`}>{strings.heading}</StyledHeading>
      <StyledList role="list">
        <StyledStep>
          <strong>{strings.open}</strong>
          <p>{strings.openText}</p>
        </StyledStep>
        <StyledStep>
          <strong>{strings.export}</strong>
          <p>{strings.exportText}</p>
        </StyledStep>
        <StyledStep>
          <strong>
            <ByPointer fine={strings.drop} coarse={strings.choose} />
          </strong>
          <p>
            {strings.dropText}
            <ByPointer fine={null} coarse={` ${strings.onPhone}`} />
          </p>
        </StyledStep>
      </StyledList>
    </StyledSteps>
  )
})
