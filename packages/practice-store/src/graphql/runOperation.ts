import {
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLFormattedError,
} from 'graphql'
import type { BulkList } from '../bulk/BulkList.ts'
import { checkAccess } from './access.ts'
import { operationCost } from './cost.ts'
import type { GraphqlContext, Variables } from './GraphqlContext.ts'
import { readDocument } from './readDocument.ts'
import { resolvers } from './resolvers.ts'
import type { Throttle, ThrottleStatus } from './Throttle.ts'

/** An operation as a request sends it. */
export interface OperationRequest {
  readonly query: string
  readonly variables?: Variables | null | undefined
  readonly operationName?: string | null | undefined
}

export interface OperationResponse {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly GraphQLFormattedError[]
  readonly extensions?: {
    readonly cost: {
      readonly requestedQueryCost: number
      readonly actualQueryCost: number | null
      readonly throttleStatus: ThrottleStatus
    }
  }
}

/** The most that one operation may cost. */
const dearestOperation = 1000

const readField: GraphQLFieldResolver<unknown, GraphqlContext> = (
  source,
  options,
  context,
  info,
) => {
  checkAccess(info, context.installation)
  const { parentType, fieldName } = info
  const resolve = resolvers[parentType.name]?.[fieldName]
  if (resolve) return resolve(source as never, options as never, context)
  return (source as Readonly<Record<string, unknown>> | undefined)?.[fieldName]
}

/** The shop of an operation, without what executing it adds. */
export type Surroundings = Omit<GraphqlContext, 'bulk' | 'execute'>

function executeIn(
  surroundings: Surroundings,
  document: DocumentNode,
  { variables = {}, bulk, operationName }: ExecuteOptions,
): Promise<ExecutionResult> {
  const operation = getOperationAST(document, operationName)
  const [first] = operation?.selectionSet.selections ?? []
  if (operation?.operation === OperationTypeNode.MUTATION && first?.kind === Kind.FIELD) {
    surroundings.onMutation(first.name.value, variables)
  }
  const context: GraphqlContext = {
    ...surroundings,
    bulk,
    execute: (other, options) => executeIn(surroundings, other, options),
  }
  const result = execute({
    schema: surroundings.schema,
    document,
    contextValue: context,
    fieldResolver: readField,
    typeResolver: (value) => (value as { readonly kind: string }).kind,
    variableValues: variables,
    operationName,
  })
  return Promise.resolve(result)
}

interface ExecuteOptions {
  readonly variables?: Variables
  readonly bulk?: BulkList
  readonly operationName?: string | null | undefined
}

function refuse(...errors: readonly GraphQLError[]): OperationResponse {
  return { errors: errors.map((error) => error.toJSON()) }
}

/** Executes an operation as the Admin API does: within the points of the shop, and saying what it cost. */
export async function runOperation(
  request: OperationRequest,
  surroundings: Surroundings,
  throttle: Throttle,
): Promise<OperationResponse> {
  const { schema } = surroundings
  const document = readDocument(schema, request.query)
  if (!('kind' in document)) return refuse(...document)
  const operation = getOperationAST(document, request.operationName)
  if (!operation) return refuse(new GraphQLError('An operation name is required'))
  const variables = request.variables ?? {}
  const requested = operationCost(schema, document, operation, variables)
  if (requested > dearestOperation) {
    const message = `Query cost is ${requested}, which exceeds the single query max cost limit (${dearestOperation}).`
    const extensions = { code: 'MAX_COST_EXCEEDED', cost: requested, maxCost: dearestOperation }
    return refuse(new GraphQLError(message, { extensions }))
  }
  const cost = (actualQueryCost: number | null) => ({
    cost: {
      requestedQueryCost: requested,
      actualQueryCost,
      throttleStatus: throttle.status,
    },
  })
  if (!throttle.takes(requested)) {
    const error = new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } })
    return { ...refuse(error), extensions: cost(null) }
  }
  const { operationName } = request
  const { data, errors } = await executeIn(surroundings, document, { variables, operationName })
  const actual = Math.min(requested, operationCost(schema, document, operation, variables, data))
  throttle.giveBack(requested - actual)
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => error.toJSON()) }),
    extensions: cost(actual),
  }
}
