import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'

/** Mutations that Shopify does not run in bulk. */
const never = new Set([
  'appUninstall',
  'bulkOperationCancel',
  'bulkOperationRunMutation',
  'bulkOperationRunQuery',
  'stagedUploadsCreate',
  'webhookSubscriptionCreate',
])

/** Says why Shopify does not run a valid mutation as a bulk operation; nothing where it does. */
export function checkBulkMutation({ definitions }: DocumentNode): string | undefined {
  const operations = definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  if (operations.length !== 1 || operation?.operation !== OperationTypeNode.MUTATION) {
    return 'The input must be one mutation.'
  }
  const fields = operation.selectionSet.selections
  const [field] = fields
  if (fields.length !== 1 || field?.kind !== Kind.FIELD) {
    return 'You must only specify one top level mutation.'
  }
  const name = field.name.value
  return never.has(name) ? `You can't use the \`${name}\` mutation in a bulk mutation.` : undefined
}
