import {
  getNamedType,
  isCompositeType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValueNode,
} from 'graphql'

/** Points of a mutation, with the first object that it returns. */
const mutationCost = 10
/** Points of counting all objects that match, such as `productsCount`. */
const countCost = 10

/** Objects that cost nothing: amounts, places in lists, errors and results of mutations. */
const isFree = (type: string) =>
  type === 'MoneyV2' || type === 'PageInfo' || /Error$|Payload$/.test(type)

type Variables = Readonly<Record<string, unknown>>
type Data = Readonly<Record<string, unknown>>

/** Adds up what the fields of an operation cost. */
class Costs {
  readonly #schema: GraphQLSchema
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #variables: Variables

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema
    this.#variables = variables
    this.#fragments = new Map(
      document.definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    )
  }

  /** @param data what the fields returned. @default before they are executed */
  ofSelections(
    selections: readonly SelectionNode[],
    type: GraphQLCompositeType,
    data?: Data,
  ): number {
    let sum = 0
    // Of alternatives, such as those for the types of a union, the dearest counts.
    let dearest = 0
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        sum += this.#ofField(selection, type, data)
        continue
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? this.#fragments.get(selection.name.value)
          : selection
      if (!fragment) continue
      const name = fragment.typeCondition?.name.value ?? type.name
      const cost = this.ofSelections(fragment.selectionSet.selections, this.#type(name), data)
      if (name === type.name) sum += cost
      else dearest = Math.max(dearest, cost)
    }
    return sum + dearest
  }

  #type(name: string): GraphQLCompositeType {
    return this.#schema.getType(name) as GraphQLCompositeType
  }

  #ofField(field: FieldNode, parent: GraphQLCompositeType, data?: Data): number {
    const definition = 'getFields' in parent ? parent.getFields()[field.name.value] : undefined
    const type = definition && getNamedType(definition.type)
    const selections = field.selectionSet?.selections
    if (!isCompositeType(type) || !selections) return 0
    const value = data?.[(field.alias ?? field.name).value]
    if (data && value == null) return 0
    // What a list holds counts once.
    const item = (Array.isArray(value) ? value[0] : value) as Data | undefined
    const isMutation = parent === this.#schema.getMutationType()
    if (type.name.endsWith('Connection')) return this.#ofConnection(field, type, item)
    const inside = this.ofSelections(selections, type, item)
    if (isMutation) return mutationCost + Math.max(0, inside - 1)
    if (parent === this.#schema.getQueryType() && type.name === 'Count') return countCost
    return inside + (isFree(type.name) ? 0 : 1)
  }

  #ofConnection(field: FieldNode, type: GraphQLCompositeType, data?: Data): number {
    const items = (data?.['edges'] ?? data?.['nodes']) as readonly unknown[] | undefined
    const size = items?.length ?? this.#pageSize(field)
    let inside = 0
    for (const selection of field.selectionSet?.selections ?? []) {
      if (selection.kind !== Kind.FIELD || selection.name.value === 'pageInfo') continue
      const cost = this.#ofField(selection, type, data)
      // The node is counted with its connection, and an edge is nothing of its own.
      inside += Math.max(0, cost - (selection.name.value === 'edges' ? 2 : 1))
    }
    if (size === 0) return 2
    return 2 + Math.max(1, Math.floor(2 * Math.log(size))) * (1 + inside)
  }

  #pageSize({ arguments: given = [] }: FieldNode): number {
    const size = given.find(({ name }) => name.value === 'first' || name.value === 'last')
    return size ? Number(this.#value(size.value)) : 1
  }

  #value(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) return this.#variables[value.name.value]
    return value.kind === Kind.INT ? value.value : 0
  }
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  const given = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, defaultValue.value] as const] : [],
  )
  return Object.fromEntries(given)
}

/**
 * Returns the points that an operation costs: a connection of n things 2 + max(1, ⌊2 ln n⌋) × (1 + what
 * is read of each), an object 1, a list as much as one of its things, a count of all objects 10, a
 * mutation 10 with the first object that it returns. The formula is not published; it was found in recorded
 * answers.
 *
 * @param data what the operation returned, for its actual cost. @default its requested cost
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  data?: Data | null,
): number {
  const type = schema.getRootType(operation.operation)
  if (!type) return 0
  const costs = new Costs(schema, document, { ...defaultsOf(operation), ...variables })
  return costs.ofSelections(operation.selectionSet.selections, type, data ?? undefined)
}
