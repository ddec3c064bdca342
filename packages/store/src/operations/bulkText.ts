import type { BulkName, VariablesOf } from './operationTypes.ts'
import type { Operation } from './operations.ts'

/**
 * Writes the text of a bulk query. A bulk operation takes no variables, so their values stand in the
 * text, as literals that no value can leave.
 */
export function bulkText<Name extends BulkName>(
  { text }: Operation<Name>,
  variables: VariablesOf<Name>,
): string {
  const values: Readonly<Record<string, string | null>> = variables
  return text
    .replace(/^(query \w+)\([^)]*\)/, '$1')
    .replace(/\$(\w+)/g, (_, name: string) => JSON.stringify(values[name]?.toWellFormed() ?? null))
}
