/** What the fields of a form hold, by name: values that can be compared with `Object.is`. */
export type FieldValues<Values> = { readonly [Field in keyof Values]: string | number | boolean }

/** What is typed into a form, over what is saved. */
export interface SettingsDraft<Values> {
  /** What was handed in last. */
  readonly given: Values
  /** What is saved, as far as is known: what was handed in, or what this form has saved since. */
  readonly base: Values
  /** What a person has changed and the form has not saved yet. */
  readonly edits: Partial<Values>
}

function fieldsOf<Values extends object>(values: Values) {
  return Object.keys(values) as (keyof Values)[]
}

function without<Values extends object>(
  values: Partial<Values>,
  drops: (field: keyof Values) => boolean,
): Partial<Values> {
  const kept = Object.entries(values).filter(([field]) => !drops(field as keyof Values))
  return Object.fromEntries(kept) as Partial<Values>
}

/** Begins with nothing changed. */
export function beginDraft<Values extends object>(given: Values): SettingsDraft<Values> {
  return { given, base: given, edits: {} }
}

/** Puts what was changed over what is saved. */
export function valuesOf<Values extends object>({ base, edits }: SettingsDraft<Values>): Values {
  return { ...base, ...edits }
}

/** Says whether anything differs from what is saved. */
export function isUnsaved<Values extends object>({ base, edits }: SettingsDraft<Values>): boolean {
  return fieldsOf(edits as Values).some((field) => !Object.is(edits[field], base[field]))
}

/**
 * Takes over what is handed in late or anew, field by field. A field that a person has changed
 * keeps what was typed. Gives back the same draft where nothing is new.
 */
export function receive<Values extends object>(
  draft: SettingsDraft<Values>,
  given: Values,
): SettingsDraft<Values> {
  const isNew = (field: keyof Values) => !Object.is(given[field], draft.given[field])
  const changed = fieldsOf({ ...draft.given, ...given }).filter(isNew)
  if (changed.length === 0) return draft
  const base = { ...draft.base }
  for (const field of changed) base[field] = given[field]
  const edits = without(draft.edits, (field) => Object.is(draft.edits[field], given[field]))
  return { given, base, edits }
}

/** Takes what a person has changed. */
export function edit<Values extends object>(
  draft: SettingsDraft<Values>,
  part: Partial<Values>,
): SettingsDraft<Values> {
  return { ...draft, edits: { ...draft.edits, ...part } }
}

/** Counts what was sent as saved. What was changed while it was under way stays unsaved. */
export function keepSent<Values extends object>(
  draft: SettingsDraft<Values>,
  sent: Partial<Values>,
): SettingsDraft<Values> {
  return {
    ...draft,
    base: { ...draft.base, ...sent },
    edits: without(
      draft.edits,
      (field) => field in sent && Object.is(draft.edits[field], sent[field]),
    ),
  }
}
