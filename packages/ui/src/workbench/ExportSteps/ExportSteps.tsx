'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { ByPointer } from '../ByPointer/index.js'
import { exportStepsStrings } from './ExportSteps.strings.js'
import { StyledHeading, StyledList, StyledStep, StyledSteps } from './ExportSteps.styles.js'
import type { ExportStepsProps } from './ExportSteps.types.js'

/** Explains in three steps how to get an export of the products or translations out of a store. */
export const ExportSteps = forwardRef<HTMLElement, ExportStepsProps>(function ExportSteps(
  { kind = 'products', headingLevel = 3, ...native },
  ref,
) {
  const strings = useStrings(exportStepsStrings)
  const words = {
    products: {
      open: [strings.open, strings.openText],
      export: [strings.export, strings.exportText],
      drop: strings.dropText,
    },
    translations: {
      open: [strings.openLanguages, strings.openLanguagesText],
      export: [strings.exportLanguages, strings.exportLanguagesText],
      drop: strings.dropLanguagesText,
    },
  }[kind]
  return (
    <StyledSteps {...native} ref={ref}>
      <StyledHeading as={`h${headingLevel}`}>{strings.heading}</StyledHeading>
      <StyledList role="list">
        <StyledStep>
          <strong>{words.open[0]}</strong>
          <p>{words.open[1]}</p>
        </StyledStep>
        <StyledStep>
          <strong>{words.export[0]}</strong>
          <p>{words.export[1]}</p>
        </StyledStep>
        <StyledStep>
          <strong>
            <ByPointer fine={strings.drop} coarse={strings.choose} />
          </strong>
          <p>
            {words.drop}
            <ByPointer fine={null} coarse={` ${strings.onPhone}`} />
          </p>
        </StyledStep>
      </StyledList>
    </StyledSteps>
  )
})
