interface Rule {
  readonly pattern: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

function parse(text: string): Rule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n')
      const source = address.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
        return [name, value] as const
      })
      return { pattern: new RegExp(`^${source}$`), headers }
    })
}

/** Parses `_headers` as hosts do; the returned function returns the headers of a path. */
export function readHeadersFile(text: string): (path: string) => Headers {
  const rules = parse(text)
  return (path) => {
    const found = new Headers()
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const [name, value] of headers) found.append(name, value)
    }
    return found
  }
}
