'use client'
import { useEffect, useId, type MouseEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { focusField } from '../FormField/index.js'
import { errorSummaryStrings } from './ErrorSummary.strings.js'
import { StyledHeading, StyledList, StyledProblem, StyledSummary } from './ErrorSummary.styles.js'

/** One thing that is wrong in a form. */
export interface FieldProblem {
  /** Id of the control it is about, which takes focus. */
  fieldId: string
  /** The words that stand under the control too. */
  message: string
}

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields; with nothing wrong, nothing is shown. */
  problems: readonly FieldProblem[]
}

/** Lists what is wrong in a form, above it; each line leads to its field. */
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

/** Rewords the title of the document and puts it back, unless somebody else has set it since. */
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
