/** Validation errors by field; the values are keys of texts. */
export type Problems<Field extends string, Problem extends string> = Partial<Record<Field, Problem>>

/** Returns the current errors of fields that had an error before. */
export function dropFixed<Field extends string, Problem extends string>(
  known: Problems<Field, Problem>,
  now: Problems<Field, Problem>,
): Problems<Field, Problem> {
  const kept = Object.entries(now).filter(([field]) => Object.hasOwn(known, field))
  return Object.fromEntries(kept) as Problems<Field, Problem>
}
