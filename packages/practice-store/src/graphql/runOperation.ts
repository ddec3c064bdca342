import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import { checkAccess } from './access.ts'
import { operationCost } from './cost.ts'
import type { GraphqlContext } from './GraphqlContext.ts'
import { resolvers } from './resolvers.ts'
import type { Throttle, ThrottleStatus } from './Throttle.ts'

/** An operation as a request sends it. */
export interface OperationRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
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
  { parentType, fieldName },
) => {
  checkAccess(parentType.name, fieldName, context.installation)
  const resolve = resolvers[parentType.name]?.[fieldName]
  if (resolve) return resolve(source as never, options as never, context)
  return (source as Readonly<Record<string, unknown>> | undefined)?.[fieldName]
}

/** Executes a document that is valid. */
function executeDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  context: GraphqlContext,
  { variables, operationName }: Omit<OperationRequest, 'query'> = {},
): ExecutionResult | Promise<ExecutionResult> {
  return execute({
    schema,
    document,
    contextValue: context,
    fieldResolver: readField,
    variableValues: variables ?? {},
    operationName,
    typeResolver: (value) => (value as { readonly kind: string }).kind,
  })
}

/** Reads a document and checks it against the schema. */
function readDocument(schema: GraphQLSchema, query: string): DocumentNode | GraphQLError[] {
  let document: DocumentNode
  try {
    document = parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
  const errors = validate(schema, document)
  return errors.length === 0 ? document : [...errors]
}

function refuse(...errors: readonly GraphQLError[]): OperationResponse {
  return { errors: errors.map((error) => error.toJSON()) }
}

/** Executes an operation as the Admin API does: within the points of the shop, and saying what it cost. */
export async function runOperation(
  schema: GraphQLSchema,
  request: OperationRequest,
  context: GraphqlContext,
  throttle: Throttle,
): Promise<OperationResponse> {
  const document = readDocument(schema, request.query)
  if (Array.isArray(document)) return refuse(...document)
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
  const { data, errors } = await executeDocument(schema, document, context, request)
  const actual = Math.min(requested, operationCost(schema, document, operation, variables, data))
  throttle.giveBack(requested - actual)
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => error.toJSON()) }),
    extensions: cost(actual),
  }
}
