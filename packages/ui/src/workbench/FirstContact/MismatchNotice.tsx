'use client'
import type { ReactNode } from 'react'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../Notice/index.js'
import { firstContactStrings } from './FirstContact.strings.js'
import type { FileMismatch } from './FirstContact.types.js'

export interface MismatchNoticeProps extends FileMismatch {
  /** What it means for the file. @default nothing */
  children?: ReactNode
}

/** Says that the open file is of a kind that the page cannot use, and which it needs. */
export function MismatchNotice({ open, needed, children }: MismatchNoticeProps) {
  const strings = useStrings(firstContactStrings)
  return <Notice title={strings.mismatch(strings[open], strings[needed])}>{children}</Notice>
}
