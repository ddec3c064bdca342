const answers = new Map<string, Promise<boolean>>()

/**
 * Whether the host of the app sends a worker with headers that let it connect to other hosts.
 *
 * @param url the address of the worker
 */
export function canConnect(url: string): Promise<boolean> {
  const known = answers.get(url)
  if (known) return known
  const asked = fetch(url).then(
    ({ headers }) => cspAllowsConnect(headers.get('Content-Security-Policy')),
    () => {
      answers.delete(url)
      // Offline nobody knows; whether it connects is seen later.
      return true
    },
  )
  answers.set(url, asked)
  return asked
}

/** Whether the policies of a response let a worker from it connect to any host over https. */
export function cspAllowsConnect(policies: string | null): boolean {
  return (policies ?? '').split(',').every((policy) => {
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/u)
        return [name.toLowerCase(), sources] as const
      }),
    )
    const sources = directives.get('connect-src') ?? directives.get('default-src')
    return !sources || sources.includes('https:') || sources.includes('*')
  })
}
