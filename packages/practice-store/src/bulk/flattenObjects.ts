type Json = Readonly<Record<string, unknown>>

interface Edges {
  readonly edges: readonly { readonly node: Json }[]
}

function isConnection(value: unknown): value is Edges {
  return typeof value === 'object' && value !== null && 'edges' in value
}

/**
 * Lists the objects of connections as lines of JSON, each below the one that it belongs to, which its
 * `__parentId` names.
 *
 * @param onRoot called for each object that belongs to no other
 */
export function flattenObjects(data: Json, onRoot: () => void): string[] {
  const lines: string[] = []
  const visit = ({ edges }: Edges, parentId: unknown): void => {
    for (const { node } of edges) {
      if (parentId === undefined) onRoot()
      const entries = Object.entries(node)
      const own = entries.filter(([, value]) => !isConnection(value))
      if (parentId !== undefined) own.push(['__parentId', parentId])
      lines.push(JSON.stringify(Object.fromEntries(own)))
      for (const [, value] of entries) if (isConnection(value)) visit(value, node['id'])
    }
  }
  for (const value of Object.values(data)) if (isConnection(value)) visit(value, undefined)
  return lines
}
