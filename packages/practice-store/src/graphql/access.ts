import { GraphQLError } from 'graphql'
import { hasScope, type Installation } from '../oauth/Installation.ts'

/** Scopes that fields need. Source: the scopes of the Admin schema in `@shopify/dev-mcp` 1.16.0. */
const needed: Readonly<Record<string, string>> = {
  'QueryRoot.products': 'read_products',
  'QueryRoot.productsCount': 'read_products',
  'QueryRoot.collections': 'read_products',
  'QueryRoot.catalogs': 'read_products',
  'QueryRoot.priceList': 'read_products',
  'QueryRoot.shopLocales': 'read_locales',
  'QueryRoot.translatableResources': 'read_translations',
  'QueryRoot.translatableResourcesByIds': 'read_translations',
  'Mutation.fileUpdate': 'write_files',
  'Mutation.translationsRegister': 'write_translations',
  'Mutation.translationsRemove': 'write_translations',
  'Mutation.metafieldsDelete': 'write_products',
  'Mutation.metafieldsSet': 'write_products',
  'Mutation.priceListFixedPricesUpdate': 'write_products',
  'Mutation.productCreate': 'write_products',
  'Mutation.productDelete': 'write_products',
  'Mutation.productOptionUpdate': 'write_products',
  'Mutation.productUpdate': 'write_products',
  'Mutation.productVariantsBulkCreate': 'write_products',
  'Mutation.productVariantsBulkUpdate': 'write_products',
  'Mutation.tagsAdd': 'write_products',
  'Mutation.tagsRemove': 'write_products',
}

/**
 * Checks that an app may use a field.
 *
 * @throws {GraphQLError} ACCESS_DENIED, naming the missing scope
 */
export function checkAccess(type: string, field: string, installation: Installation): void {
  const scope = needed[`${type}.${field}`]
  if (scope === undefined || hasScope(installation, scope)) return
  const requiredAccess = `\`${scope}\` access scope.`
  throw new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  })
}
