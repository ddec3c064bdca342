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
