import {
  EditIcon,
  FailedIcon,
  InfoIcon,
  MixedIcon,
  PlusIcon,
  UndoIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import type { MainNote, NoteTone } from './describe.js'

const icons: Readonly<Record<NoteTone, Icon>> = {
  info: InfoIcon,
  review: WarningIcon,
  conflict: FailedIcon,
  added: PlusIcon,
  removed: MixedIcon,
  hand: EditIcon,
  excluded: UndoIcon,
}

/** The most urgent note of a row, with its icon, and how many others it has. `describeNotes` says them. */
export function RowNote({ note }: { readonly note: MainNote }) {
  const Sign = icons[note.tone]
  return (
    <span data-note={note.tone} title={note.text} aria-hidden="true">
      <Sign />
      <span>{note.text}</span>
      {note.more > 0 && <small>+{note.more}</small>}
    </span>
  )
}
