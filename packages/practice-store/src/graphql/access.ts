import { readFileSync } from 'node:fs'
import { GraphQLError, getNamedType, type GraphQLResolveInfo } from 'graphql'
import { hasScope, type Installation } from '../oauth/Installation.ts'

type ScopeTable = Readonly<Record<string, readonly string[]>>

/** Scopes of types and fields, of which one is enough each. */
const byName: ScopeTable = {
  ...(JSON.parse(
    readFileSync(new URL('../../../store/schema/scopes.json', import.meta.url), 'utf8'),
  ) as ScopeTable),
  // Their scopes depend on the owner of what they write, and here that is a product.
  'Mutation.metafieldsDelete': ['write_products'],
  'Mutation.metafieldsSet': ['write_products'],
  'Mutation.tagsAdd': ['write_products'],
  'Mutation.tagsRemove': ['write_products'],
}

const byField = new Map<string, readonly (readonly string[])[]>()

function neededBy({ parentType, fieldName, returnType }: GraphQLResolveInfo) {
  const name = `${parentType.name}.${fieldName}`
  const known = byField.get(name)
  if (known) return known
  const type = getNamedType(returnType).name
  const names = new Set([name, type, type.replace(/Connection$/, '')])
  const needed = [...names].flatMap((each) => (byName[each] ? [byName[each]] : []))
  byField.set(name, needed)
  return needed
}

/**
 * Checks that an app may use a field.
 *
 * @throws {GraphQLError} ACCESS_DENIED, naming the scopes of which one is missing
 */
export function checkAccess(field: GraphQLResolveInfo, installation: Installation): void {
  for (const scopes of neededBy(field)) {
    if (scopes.some((scope) => hasScope(installation, scope))) continue
    const requiredAccess = `${scopes.map((scope) => `\`${scope}\``).join(' or ')} access scope.`
    const message = `Access denied for ${field.fieldName} field. Required access: ${requiredAccess}`
    throw new GraphQLError(message, {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/api/usage/access-scopes',
        requiredAccess,
      },
    })
  }
}
