/** Scopes that the owner of a shop switches on or off together, in the order of the screen. */
export const scopeGroups = [
  { name: 'products', scopes: ['write_products'], isAlways: true },
  { name: 'files', scopes: ['write_files'], isAlways: false },
  { name: 'translations', scopes: ['write_translations', 'read_locales'], isAlways: false },
  { name: 'markets', scopes: ['read_markets'], isAlways: false },
] as const

export interface ScopeGroup {
  /** Nothing where only the names of the scopes say what it is. */
  readonly name: (typeof scopeGroups)[number]['name'] | undefined
  readonly scopes: readonly string[]
  /** Whether an app does not work without it, so that it cannot be switched off. */
  readonly isAlways: boolean
}

/** Groups the scopes that an app asks for. */
export function groupScopes(asked: readonly string[]): ScopeGroup[] {
  const groups: ScopeGroup[] = []
  for (const { name, scopes, isAlways } of scopeGroups) {
    const found = scopes.filter((scope) => asked.includes(scope))
    if (found.length > 0) groups.push({ name, scopes: found, isAlways })
  }
  const known = new Set(groups.flatMap(({ scopes }) => scopes))
  for (const scope of asked) {
    if (!known.has(scope)) groups.push({ name: undefined, scopes: [scope], isAlways: false })
  }
  return groups
}

/** Lists the scopes that the owner of a shop left on, in the order in which they were asked for. */
export function chosenScopes(asked: readonly string[], form: URLSearchParams): string[] {
  const on = new Set(form.getAll('on'))
  const chosen = groupScopes(asked).filter(({ isAlways, scopes }) => isAlways || on.has(scopes[0]!))
  const scopes = new Set(chosen.flatMap((group) => group.scopes))
  return asked.filter((scope) => scopes.has(scope))
}
