import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql'

const mostConnections = 5
const deepestConnection = 3

function selects(field: FieldNode, name: string): boolean {
  return (field.selectionSet?.selections ?? []).some(
    (selection) =>
      selection.kind === Kind.FIELD && selection.name.value === name && !selection.alias,
  )
}

/** Says why Shopify does not run a valid query as a bulk operation; nothing where it does. */
export function checkBulkQuery(schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const types = new TypeInfo(schema)
  const problems: string[] = []
  const nodes: FieldNode[] = []
  let connections = 0
  let depth = 0
  const isConnection = () =>
    getNamedType(types.getType() ?? undefined)?.name.endsWith('Connection') ?? false
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => {
        problems.push('Bulk queries cannot contain variables.')
      },
      Field: {
        enter: (field) => {
          if (field.name.value === 'node') nodes.push(field)
          if (!isConnection()) return
          connections += 1
          depth += 1
          if (!selects(field, 'edges')) {
            problems.push(`The connection '${field.name.value}' must select edges.`)
          }
          const parent = nodes.at(-1)
          if (parent && !selects(parent, 'id')) {
            problems.push(
              `The parent 'node' field for a nested connection must select the 'id' field without an alias and must be of 'ID' return type. Connection fields without 'id': ${field.name.value}.`,
            )
          }
          if (depth > deepestConnection) {
            problems.push('Bulk queries cannot contain connections with a nesting depth over 2.')
          }
        },
        leave: (field) => {
          if (field.name.value === 'node') nodes.pop()
          if (isConnection()) depth -= 1
        },
      },
    }),
  )
  if (connections === 0) problems.push('Bulk queries must contain at least one connection.')
  if (connections > mostConnections) {
    problems.push(`Bulk queries cannot contain more than ${mostConnections} connections.`)
  }
  return problems[0]
}
