import type { ConversionNote } from '@dropwatt/shopify'
import type { AbsentReason, LiveNote } from '@dropwatt/ui/store'

/** The notes of files that are never opened, as they lack a part of the store. */
type OfNoFile =
  | 'cut'
  | 'no-products'
  | 'other-count'
  | 'unreadable-lines'
  | 'without-product'
  | 'without-variants'

type NoteOfFile = Exclude<ConversionNote, { code: OfNoFile }>

/** A file with such a note is not opened. */
const ofNoFile: Readonly<Record<OfNoFile, true>> = {
  cut: true,
  'no-products': true,
  'other-count': true,
  'unreadable-lines': true,
  'without-product': true,
  'without-variants': true,
}

function isOfFile(note: ConversionNote): note is NoteOfFile {
  return !(note.code in ofNoFile)
}

/** Returns what there is to know about a live file; columns that it lacks for one reason are one note. */
export function liveNotes(notes: readonly ConversionNote[]): readonly LiveNote[] {
  const absent = new Map<AbsentReason, string[]>()
  const others: LiveNote[] = []
  for (const note of notes.filter(isOfFile)) {
    if (note.code === 'absent-column') {
      const { absent: reason, column } = note.field
      absent.set(reason, [...(absent.get(reason) ?? []), column])
    } else others.push(note)
  }
  return [
    ...others,
    ...Array.from(absent, ([reason, columns]): LiveNote => ({ code: 'absent', reason, columns })),
  ]
}
