'use client'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { LinkIcon, RenewIcon } from '../../icons/index.js'
import { liveFileStrings } from '../../workbench/LiveFile/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { useSince } from '../../workbench/useSince.js'
import { needsReview, type LiveNote } from '../LiveNotes/index.js'
import { useNoteTexts } from '../LiveNotes/useNoteTexts.js'
import { liveNoticesStrings } from './LiveNotices.strings.js'

export interface OldFileNoticeProps {
  /** Name of the store. */
  store: string
  /** When it was read, as an ISO date. */
  readAt: string
  /** Reads it again. */
  onReadAgain: () => void
  /** Called when the notice is closed. */
  onDismiss: () => void
}

/** Offers to read a store again that was read some hours ago. */
export function OldFileNotice({ store, readAt, onReadAgain, onDismiss }: OldFileNoticeProps) {
  const strings = useStrings(liveNoticesStrings)
  const { readAgain } = useStrings(liveFileStrings)
  const since = useSince()
  return (
    <Notice
      tone="info"
      icon={RenewIcon}
      title={strings.old(store, since(readAt))}
      onDismiss={onDismiss}
      actions={
        <Button size="sm" variant="outline" leading={<RenewIcon />} onClick={onReadAgain}>
          {readAgain}
        </Button>
      }
    >
      {strings.oldText}
    </Notice>
  )
}

export interface ReconnectNoticeProps {
  /** Name of the store. */
  store: string
  /** Address of the settings, where it is connected. */
  href: string
}

/** Says that a store has to be connected again before it can be read. */
export function ReconnectNotice({ store, href }: ReconnectNoticeProps) {
  const strings = useStrings(liveNoticesStrings)
  return (
    <Notice
      tone="warning"
      icon={LinkIcon}
      title={strings.reconnect(store)}
      actions={
        <Button size="sm" variant="outline" href={href}>
          {strings.settings}
        </Button>
      }
    >
      {strings.reconnectText}
    </Notice>
  )
}

export interface NotExactNoticeProps {
  /** Name of the store. */
  store: string
  /** The notes on the file; only those that need review are said. */
  notes: readonly LiveNote[]
  /** Called when the notice is closed. */
  onDismiss: () => void
}

/** Says what the file of a store has otherwise than the store; nothing if there is no such thing. */
export function NotExactNotice({ store, notes, onDismiss }: NotExactNoticeProps) {
  const strings = useStrings(liveNoticesStrings)
  const textOf = useNoteTexts()
  const shown = notes.filter(needsReview)
  if (shown.length === 0) return null
  return (
    <Notice tone="warning" title={strings.notExact(store)} onDismiss={onDismiss}>
      {shown.map((note) => (
        <p key={note.code}>{textOf(note).text}</p>
      ))}
    </Notice>
  )
}
