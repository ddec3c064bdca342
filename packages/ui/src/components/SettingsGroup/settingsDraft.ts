/** Values of a form by field name; compared with `Object.is`. */
export type FieldValues<Values> = { readonly [Field in keyof Values]: string | number | boolean }

/** Unsaved changes of a form, on top of its saved values. */
export interface SettingsDraft<Values> {
  /** Latest values from the props. */
  readonly given: Values
  /** The saved values: those from the props, or those that this form has saved since. */
  readonly base: Values
  /** The user's changes that are not saved yet. */
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

/** Creates a draft without changes. */
export function beginDraft<Values extends object>(given: Values): SettingsDraft<Values> {
  return { given, base: given, edits: {} }
}

/** Returns the saved values with the changes applied. */
export function valuesOf<Values extends object>({ base, edits }: SettingsDraft<Values>): Values {
  return { ...base, ...edits }
}

/** Returns whether there are unsaved changes. */
export function isUnsaved<Values extends object>({ base, edits }: SettingsDraft<Values>): boolean {
  return fieldsOf(edits as Values).some((field) => !Object.is(edits[field], base[field]))
}

/**
 * Merges new or late values field by field. A field with unsaved changes keeps its input. Returns
 * the same draft if nothing is new.
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

/** Adds a change of the user. */
export function edit<Values extends object>(
  draft: SettingsDraft<Values>,
  part: Partial<Values>,
): SettingsDraft<Values> {
  return { ...draft, edits: { ...draft.edits, ...part } }
}

/** Marks the submitted values as saved. Changes made while saving stay unsaved. */
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
