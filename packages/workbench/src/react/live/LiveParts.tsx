import {
  LiveNotes,
  needsReview,
  NotExactNotice,
  OldFileNotice,
  ReconnectNotice,
  type NotExactNoticeProps,
  type OldFileNoticeProps,
  type ReconnectNoticeProps,
} from '@dropwatt/ui/store'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import { liveNotes } from './liveNotes.ts'
import { StoreTexts } from './StoreTexts.tsx'

export { Proposal } from './Proposal.tsx'

type Notes = LiveMark['notes']

/** Whether the file differs from the store in a way that the member should know of. */
export function needReview(notes: Notes): boolean {
  return liveNotes(notes).some(needsReview)
}

/** The notice that a file is old. */
export function OldFile(props: OldFileNoticeProps) {
  return (
    <StoreTexts>
      <OldFileNotice {...props} />
    </StoreTexts>
  )
}

/** The notice that a store has to be connected again. */
export function Reconnect(props: ReconnectNoticeProps) {
  return (
    <StoreTexts>
      <ReconnectNotice {...props} />
    </StoreTexts>
  )
}

/** The notice that a file differs from its store. */
export function NotExact({
  notes,
  ...props
}: Omit<NotExactNoticeProps, 'notes'> & { notes: Notes }) {
  return (
    <StoreTexts>
      <NotExactNotice {...props} notes={liveNotes(notes)} />
    </StoreTexts>
  )
}

/** The list of all there is to know about a live file. */
export function ReadNotes({ live }: { live: LiveMark }) {
  return (
    <StoreTexts>
      <LiveNotes store={live.name} notes={liveNotes(live.notes)} />
    </StoreTexts>
  )
}
