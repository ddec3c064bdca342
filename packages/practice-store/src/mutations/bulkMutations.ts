import type { Mutate } from '../graphql/GraphqlContext.ts'
import { isActive } from '../bulk/BulkOperation.ts'

/** The mutations that start and stop bulk operations. */
export const bulkMutations = {
  bulkOperationRunQuery: (
    _,
    { query, groupObjects }: { readonly query: string; readonly groupObjects: boolean },
    { schema, bulkOperations, execute },
  ) =>
    bulkOperations.runQuery(schema, query, groupObjects, (document, bulk) =>
      execute(document, { bulk }),
    ),
  stagedUploadsCreate: (
    _,
    {
      input,
    }: {
      readonly input: readonly {
        readonly resource: string
        readonly filename: string
        readonly mimeType: string
        readonly httpMethod: string
      }[]
    },
    { bulkOperations },
  ) => {
    const isServed = input.every(
      ({ resource, httpMethod }) => resource === 'BULK_MUTATION_VARIABLES' && httpMethod === 'POST',
    )
    if (!isServed) {
      const message = 'The practice store takes the lines of bulk mutations only, by POST.'
      return { stagedTargets: null, userErrors: [{ field: ['input'], message }] }
    }
    const stagedTargets = input.map(({ filename, mimeType }) =>
      bulkOperations.uploads.announce(filename, mimeType),
    )
    return { stagedTargets, userErrors: [] }
  },
  bulkOperationRunMutation: (
    _,
    {
      mutation,
      stagedUploadPath,
    }: { readonly mutation: string; readonly stagedUploadPath: string },
    { schema, bulkOperations, execute },
  ) =>
    bulkOperations.runMutation(schema, mutation, stagedUploadPath, (document, variables) =>
      execute(document, { variables }),
    ),
  bulkOperationCancel: (_, { id }: { readonly id: string }, { bulkOperations }) => {
    const operation = bulkOperations.find(id)
    if (!operation) {
      const userErrors = [{ field: ['id'], message: 'Bulk operation does not exist' }]
      return { bulkOperation: null, userErrors }
    }
    const message = `A bulk operation cannot be canceled when it is ${operation.status.toLowerCase()}`
    const userErrors = isActive(operation) ? [] : [{ field: null, message }]
    bulkOperations.cancel(id)
    return { bulkOperation: operation, userErrors }
  },
} satisfies Record<string, Mutate>
