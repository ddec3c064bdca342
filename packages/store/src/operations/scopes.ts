/** The access scopes that Dropwatt can ask for, or that one of them includes. */
export type Scope =
  | 'read_files'
  | 'read_locales'
  | 'read_markets'
  | 'read_products'
  | 'read_translations'
  | 'write_files'
  | 'write_products'
  | 'write_translations'

/** The scopes without which a store cannot be connected. */
export const requiredScopes: readonly Scope[] = ['write_products']

/** The scopes that are asked for when something first needs them. */
export const optionalScopes: readonly Scope[] = [
  'write_translations',
  'read_locales',
  'write_files',
  'read_markets',
]

/**
 * Returns the wanted scopes that were not granted. A write scope includes its read scope, and Shopify
 * then names only the write scope.
 */
export function missingScopes<Wanted extends string>(
  wanted: readonly Wanted[],
  granted: readonly string[],
): Wanted[] {
  return wanted.filter(
    (scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')),
  )
}
