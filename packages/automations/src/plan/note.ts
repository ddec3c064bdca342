import type { Note, NoteTone } from './Plan.ts'

/** Creates notes with the codes of one automation. */
export type NoteMaker<Code extends string> = (
  tone: NoteTone,
  code: Code,
  values?: Readonly<Record<string, string | number>>,
) => Note

/** Creates a note; give it the type `NoteMaker` of the codes of an automation. */
export function createNote(
  tone: NoteTone,
  code: string,
  values?: Readonly<Record<string, string | number>>,
): Note {
  return values ? { code, tone, values } : { code, tone }
}
