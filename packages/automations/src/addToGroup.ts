/** Adds a value to the list of its key. */
export function addToGroup<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = groups.get(key)
  if (known) known.push(value)
  else groups.set(key, [value])
}
