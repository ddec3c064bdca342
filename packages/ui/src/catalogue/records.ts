/** Returns a record with the same keys and the results of `pick` as values. */
export function mapValues<Key extends string, Value, Picked>(
  record: Readonly<Record<Key, Value>>,
  pick: (value: Value) => Picked,
): Readonly<Record<Key, Picked>> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, pick(value)])
  return Object.fromEntries(entries) as Record<Key, Picked>
}

/** Keys of the texts in one property of the members of a union. */
type KeyIn<Texts, Part extends string> = Texts extends { readonly [Own in Part]: infer Found }
  ? keyof Found & string
  : never

/** Merges the texts in one property of the automations; not all have it. */
export function joinTexts<Texts extends object, Part extends 'facts' | 'words'>(
  bySlug: Readonly<Record<string, Texts>>,
  part: Part,
): Readonly<Record<KeyIn<Texts, Part>, string>> {
  const parts = Object.values(
    bySlug as Readonly<Record<string, { readonly [Own in Part]?: object }>>,
  )
  return Object.assign({}, ...parts.map((texts) => texts[part]))
}
