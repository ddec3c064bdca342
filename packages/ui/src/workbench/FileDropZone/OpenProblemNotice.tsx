'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { ArrowRightIcon, FileErrorIcon } from '../../icons/index.js'
import { defaultBasePath, workbenchId } from '../../navigation/navigation.js'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../Notice/index.js'
import { fileDropZoneStrings } from './FileDropZone.strings.js'
import { StyledQuote } from './FileDropZone.styles.js'
import type { OpenProblem } from './FileDropZone.types.js'
import { useProblemTexts } from './useProblemTexts.js'

export interface OpenProblemNoticeProps {
  /** Reason why the file was refused. */
  problem: OpenProblem
  /** Remedies, after a link to the automation that takes such files. @default nothing */
  actions?: ReactNode
  /** Base path of the dashboard. @default '/dashboard' */
  basePath?: string
  /** Shows a button that closes it. @default no button */
  onDismiss?: () => void
}

/** Says why a file was not opened. */
export function OpenProblemNotice({
  problem,
  actions,
  basePath = defaultBasePath,
  onDismiss,
}: OpenProblemNoticeProps) {
  const strings = useStrings(fileDropZoneStrings)
  const { tone, title, text, link } = useProblemTexts()(problem)
  const [isRowShown, setRowShown] = useState(false)
  const last = problem.code === 'incomplete' ? problem.values?.last : undefined
  const lastRow = last === undefined ? undefined : String(last)
  return (
    <Notice
      role="alert"
      tone={tone}
      icon={FileErrorIcon}
      title={title}
      actions={
        (link ?? actions ?? lastRow) && (
          <>
            {link && (
              <Button
                size="sm"
                variant="outline"
                leading={<ArrowRightIcon />}
                href={`${basePath}/${link.slug}#${workbenchId}`}
              >
                {link.label}
              </Button>
            )}
            {actions}
            {lastRow !== undefined && (
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={isRowShown}
                onClick={() => setRowShown(!isRowShown)}
              >
                {strings.lastRow}
              </Button>
            )}
          </>
        )
      }
      {...(onDismiss && { onDismiss })}
    >
      {text}
      {isRowShown && lastRow !== undefined && (
        <StyledQuote role="group" tabIndex={0} aria-label={strings.lastRow}>
          {lastRow}
        </StyledQuote>
      )}
    </Notice>
  )
}
