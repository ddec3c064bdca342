import {
  buildClientSchema,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** The fields of each type that is kept; of inputs, enums and scalars everything is. */
type Kept = Map<string, Set<string>>

/** Collects the types and fields that texts use, and everything that their declarations name. */
function collect(schema: GraphQLSchema, texts: readonly string[]): Kept {
  const kept: Kept = new Map()

  function keepType(type: GraphQLNamedType | undefined | null): Set<string> {
    if (!type) return new Set()
    const known = kept.get(type.name)
    if (known) return known
    const fields = new Set<string>()
    kept.set(type.name, fields)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) keepType(getNamedType(field.type))
    return fields
  }

  function keepField(type: GraphQLNamedType | undefined | null, name: string): void {
    if (!isObjectType(type) && !isInterfaceType(type)) return
    const field = type.getFields()[name]
    if (!field) return
    keepType(type).add(name)
    keepType(getNamedType(field.type))
    for (const argument of field.args) keepType(getNamedType(argument.type))
  }

  for (const text of texts) {
    const info = new TypeInfo(schema)
    visit(
      parse(text),
      visitWithTypeInfo(info, {
        Field: ({ name }) => keepField(info.getParentType(), name.value),
        InlineFragment: () => void keepType(getNamedType(info.getType())),
        VariableDefinition: ({ type }) => void keepType(getNamedType(typeFromAST(schema, type))),
      }),
    )
  }
  // An object has the fields of its interfaces, also those that are only asked of the interface.
  for (const name of kept.keys()) {
    const type = schema.getType(name)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const parent of type.getInterfaces())
      for (const field of kept.get(parent.name) ?? []) keepField(type, field)
  }
  return kept
}

/**
 * Cuts a schema to the types and fields that some texts use. Inputs, enums and arguments stay whole, so
 * that a wrong variable is refused as Shopify refuses it.
 *
 * @param introspection the answer of an introspection query
 * @returns the schema in GraphQL's definition language, sorted, without descriptions
 */
export function cutSchema(introspection: IntrospectionQuery, texts: readonly string[]): string {
  const kept = collect(buildClientSchema(introspection), texts)
  const { __schema: whole } = introspection
  const types = whole.types.flatMap((type) => {
    const fields = kept.get(type.name)
    // Introspection needs its own types and scalars; printing leaves them out.
    if (!fields) return type.name.startsWith('__') || type.name === 'Boolean' ? [type] : []
    if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') return [type]
    return [
      {
        ...type,
        fields: type.fields.filter(({ name }) => fields.has(name)),
        interfaces: type.interfaces.filter(({ name }) => kept.has(name)),
        ...(type.kind === 'INTERFACE' && {
          possibleTypes: type.possibleTypes.filter(({ name }) => kept.has(name)),
        }),
      },
    ]
  })
  const cut = { __schema: { ...whole, description: null, types, directives: [] } }
  const bare = JSON.parse(
    JSON.stringify(cut, (key, value: unknown) => (key === 'description' ? undefined : value)),
  ) as IntrospectionQuery
  return printSchema(lexicographicSortSchema(buildClientSchema(bare)))
}
