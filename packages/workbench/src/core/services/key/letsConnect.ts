/** Whether the policies of a response let a worker from it connect to any host over https. */
export function letsConnect(policies: string | null): boolean {
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
