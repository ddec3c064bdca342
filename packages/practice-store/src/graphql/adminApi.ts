import type { GraphQLSchema } from 'graphql'
import type { Hono } from 'hono'
import type { PracticeShop } from '../PracticeShop.ts'
import { readSchema, schemaVersions, type SchemaVersion } from '../schema/readSchema.ts'
import { runOperation, type OperationRequest } from './runOperation.ts'

const schemas = new Map<SchemaVersion, GraphQLSchema>()

function schemaOf(version: SchemaVersion): GraphQLSchema {
  const schema = schemas.get(version) ?? readSchema(version)
  schemas.set(version, schema)
  return schema
}

/** A version that is retired or yet unknown falls forward to the one in use. */
function versionFor(asked: string): SchemaVersion | undefined {
  const known = schemaVersions.find((version) => version === asked)
  return known ?? (/^20\d\d-(?:01|04|07|10)$/.test(asked) ? schemaVersions[0] : undefined)
}

function isOperation(body: unknown): body is OperationRequest {
  if (typeof body !== 'object' || body === null) return false
  const { query, variables, operationName } = body as Readonly<Record<string, unknown>>
  return (
    typeof query === 'string' &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName == null || typeof operationName === 'string')
  )
}

/** Adds the GraphQL endpoint of the Admin API. */
export function addAdminApi(
  app: Hono,
  shops: ReadonlyMap<string, PracticeShop>,
  now: () => number,
): void {
  app.post('/:shop/admin/api/:version/graphql.json', async (c) => {
    const shop = shops.get(c.req.param('shop'))
    const version = versionFor(c.req.param('version'))
    if (!shop || !version) return c.notFound()
    c.header('x-shopify-api-version', version)
    const installation = shop.installations.find(c.req.header('x-shopify-access-token') ?? '')
    if (!installation) {
      const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)'
      return c.json({ errors }, 401)
    }
    const body: unknown = await c.req.json().catch(() => undefined)
    if (!isOperation(body)) return c.json({ errors: { query: 'Required parameter missing' } }, 400)
    const { contents, index, throttle } = shop
    const context = { contents, index, installation, now }
    return c.json(await runOperation(schemaOf(version), body, context, throttle))
  })
}
