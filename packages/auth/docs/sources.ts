const files = import.meta.glob<string>('./examples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Returns the source of examples for a docs page. */
export function sourceOf(...names: readonly string[]) {
  const code = names.map((name) => files[`./examples/${name}`] ?? '').join('\n')
  return { code, language: 'tsx' } as const
}
