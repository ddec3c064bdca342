import type { GraphQLSchema } from 'graphql'
import type { Hono } from 'hono'
import type { PracticeShop } from '../PracticeShop.ts'
import { readSchema, schemaVersions, type SchemaVersion } from '../schema/readSchema.ts'
import { cutResponse, refusal, takeRequestFault } from './requestFault.ts'
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

/** Adds the GraphQL endpoint of the Admin API, and the results of bulk operations. */
export function addAdminApi(
  routes: Hono,
  shops: ReadonlyMap<string, PracticeShop>,
  now: () => number,
): void {
  routes.post('/:shop/admin/api/:version/graphql.json', async (c) => {
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
    const { contents, index, throttle, bulkOperations, webhooks } = shop
    const fault = takeRequestFault(shop.faults, body)
    const refused = fault && (await refusal(fault, c.req.raw, throttle.status))
    if (refused) return refused
    const response = await runOperation(
      body,
      {
        schema: schemaOf(version),
        contents,
        index,
        bulkOperations,
        webhooks,
        installation,
        uninstall: () => shop.uninstall(),
        now,
        onMutation: shop.onMutation,
      },
      throttle,
    )
    if (fault?.kind === 'cut-after') return cutResponse()
    if (fault?.kind === 'wrong-version') c.header('x-shopify-api-version', '2027-07')
    return c.json(response)
  })

  routes.post('/:shop/uploads', async (c) => {
    const shop = shops.get(c.req.param('shop'))
    const form = await c.req.formData().catch(() => undefined)
    if (!shop || !form) return c.text('This is no form.', 400)
    const outcome = await shop.bulkOperations.uploads.receive(form)
    if (outcome === 'too large') return c.text('EntityTooLarge', 400)
    return outcome === 'received'
      ? c.body('<PostResponse/>', 201, { 'content-type': 'application/xml' })
      : c.text('AccessDenied', 403)
  })

  routes.get('/:shop/results/:name', (c) => {
    const shop = shops.get(c.req.param('shop'))
    const bytes = shop?.bulkOperations.files.find(c.req.param('name').replace(/\.jsonl$/, ''))
    if (!bytes) return c.text('This address does not exist, or it expired.', 403)
    return c.body(bytes, 200, { 'content-type': 'application/jsonl' })
  })
}
