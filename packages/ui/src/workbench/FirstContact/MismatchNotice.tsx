'use client'
import { useStrings } from '../../i18n/index.js'
import { Notice, type NoticeProps } from '../Notice/index.js'
import { firstContactStrings } from './FirstContact.strings.js'
import type { FileMismatch } from './FirstContact.types.js'

export interface MismatchNoticeProps
  extends FileMismatch, Pick<NoticeProps, 'children' | 'onDismiss'> {
  /** Name of the open file, where the page works on another one that is open. @default it works on none */
  beside?: string
}

/** Says that an open file is of a kind that the page cannot use, which it needs, and where that file belongs. */
export function MismatchNotice({ open, needed, beside, ...notice }: MismatchNoticeProps) {
  const strings = useStrings(firstContactStrings)
  const title =
    beside === undefined
      ? strings.mismatch(strings[open], strings[needed])
      : strings.beside(beside, strings[needed])
  return <Notice role="status" title={title} {...notice} />
}
