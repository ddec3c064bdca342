'use client'
import { useEffect, useId, type MouseEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { focusField } from '../FormField/index.js'
import { errorSummaryStrings } from './ErrorSummary.strings.js'
import { StyledHeading, StyledList, StyledProblem, StyledSummary } from './ErrorSummary.styles.js'

/** One validation error of a form. */
export interface FieldProblem {
  /** Id of the invalid control, which receives focus. */
  fieldId: string
  /** The message, the same as under the control. */
  message: string
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the fields; renders nothing without errors. */
  problems: readonly FieldProblem[]
}

/** Lists the validation errors above a form; each links to its field. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  return problems.length > 0 ? <Summary problems={problems} /> : null
}

function Summary({ problems }: ErrorSummaryProps) {
  const strings = useStrings(errorSummaryStrings)
  const headingId = useId()
  useTitle(strings.documentTitle)

  return (
    <StyledSummary aria-labelledby={headingId}>
      <StyledHeading id={headingId}>{strings.heading}</StyledHeading>
      <StyledList>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <StyledProblem href={`#${fieldId}`} onClick={focusTarget}>
              {message}
            </StyledProblem>
          </li>
        ))}
      </StyledList>
    </StyledSummary>
  )
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  focusField(document.getElementById(event.currentTarget.hash.slice(1)))
}

/** Changes the document title and restores it, unless it has been set elsewhere since. */
function useTitle(reword: (title: string) => string) {
  useEffect(() => {
    const before = document.title
    const during = reword(before)
    document.title = during
    return () => {
      if (document.title === during) document.title = before
    }
  }, [reword])
}
