'use client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { ArrowRightIcon, FileErrorIcon } from '../../icons/index.js'
import { defaultBasePath } from '../../navigation/navigation.js'
import { Notice } from '../Notice/index.js'
import type { OpenProblem } from './FileDropZone.types.js'
import { useProblemTexts } from './useProblemTexts.js'

export interface OpenProblemNoticeProps {
  /** Why the file was refused. */
  problem: OpenProblem
  /** What can be done about it, after a link to the automation that takes such files. @default nothing */
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
  const { tone, title, text, link } = useProblemTexts()(problem)
  return (
    <Notice
      role="alert"
      tone={tone}
      icon={FileErrorIcon}
      title={title}
      actions={
        (link ?? actions) && (
          <>
            {link && (
              <Button
                size="sm"
                variant="outline"
                leading={<ArrowRightIcon />}
                href={`${basePath}/${link.slug}`}
              >
                {link.label}
              </Button>
            )}
            {actions}
          </>
        )
      }
      {...(onDismiss && { onDismiss })}
    >
      {text}
    </Notice>
  )
}
