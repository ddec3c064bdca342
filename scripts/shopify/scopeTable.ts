import { buildSchema, isInterfaceType, isObjectType } from 'graphql'

/** A row of the table of access scopes: of a type, or of one of its fields. */
export interface ScopeRow {
  readonly typeName: string
  readonly fieldName?: string
  /** Any one of them is enough; empty if none is needed. */
  readonly offlineScopes: readonly string[]
}

/**
 * Cuts the table of access scopes to the types and fields of a cut schema.
 *
 * @returns the scopes of which one is enough, by `Type` or `Type.field`
 */
export function cutScopes(
  rows: readonly ScopeRow[],
  cutSchema: string,
): Record<string, readonly string[]> {
  const schema = buildSchema(cutSchema)
  const isKept = ({ typeName, fieldName }: ScopeRow) => {
    const type = schema.getType(typeName)
    if (fieldName === undefined) return type !== undefined
    return (isObjectType(type) || isInterfaceType(type)) && fieldName in type.getFields()
  }
  return Object.fromEntries(
    rows
      .filter((row) => row.offlineScopes.length > 0 && isKept(row))
      .map(({ typeName, fieldName, offlineScopes }) => [
        fieldName === undefined ? typeName : `${typeName}.${fieldName}`,
        offlineScopes,
      ]),
  )
}
