/** Replaces characters that PostgreSQL cannot store with U+FFFD. */
const keepable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** Does the same for every key and string in a JSON value. */
function keepableJson(value: unknown): unknown {
  if (typeof value === 'string') return keepable(value)
  if (Array.isArray(value)) return value.map(keepableJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [keepable(key), keepableJson(inner)]),
  )
}

/** Quotes a string for PostgreSQL with `standard_conforming_strings` on: only quotes are doubled. */
export function textLiteral(text: string | null): string {
  return text === null ? 'NULL' : `'${keepable(text).replaceAll("'", "''")}'`
}

const typed = (type: string) => (text: string | null) =>
  text === null ? 'NULL' : `${textLiteral(text)}::${type}`

export const uuidLiteral = typed('uuid')
/** Expects ISO 8601 with a time zone. */
export const timestampLiteral = typed('timestamptz')

export function jsonLiteral(value: unknown): string {
  return `${textLiteral(JSON.stringify(keepableJson(value)))}::jsonb`
}
