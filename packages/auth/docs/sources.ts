const files = import.meta.glob<string>('./examples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The source of examples, as a document shows it. */
export function sourceOf(...names: readonly string[]) {
  const code = names.map((name) => files[`./examples/${name}`] ?? '').join('\n')
  return { code, language: 'tsx' } as const
}
