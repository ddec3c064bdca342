'use client'
import type { ReactNode } from 'react'
import { FileErrorIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import type { OpenProblem } from './FileDropZone.types.js'
import { useProblemTexts } from './useProblemTexts.js'

export interface OpenProblemNoticeProps {
  /** Why the file was refused. */
  problem: OpenProblem
  /** What can be done about it. @default nothing */
  actions?: ReactNode
  /** Shows a button that closes it. @default no button */
  onDismiss?: () => void
}

/** Says why a file was not opened. */
export function OpenProblemNotice({ problem, actions, onDismiss }: OpenProblemNoticeProps) {
  const { tone, title, text } = useProblemTexts()(problem)
  return (
    <Notice
      role="alert"
      tone={tone}
      icon={FileErrorIcon}
      title={title}
      actions={actions}
      {...(onDismiss && { onDismiss })}
    >
      {text}
    </Notice>
  )
}
