/** An entry of a package, such as `index`, and the names that it exports. */
type Entry = readonly [entry: string, names: readonly string[]]

/**
 * Writes the names that the entries of a package export as text, one entry on each line, sorted: the
 * list of its public API.
 */
export function listNames(entries: readonly Entry[]): string {
  const lines = entries.map(([entry, names]) => `${entry}: ${names.toSorted().join(', ')}`)
  return `${lines.toSorted().join('\n')}\n`
}

/** Writes the list of loaded modules, by the name of the entry. */
export function listModules(modules: Readonly<Record<string, object>>): string {
  return listNames(Object.entries(modules).map(([entry, module]) => [entry, Object.keys(module)]))
}
