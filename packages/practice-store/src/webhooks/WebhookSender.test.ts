import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

const topicsOf = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('x-shopify-topic'))

test('a webhook is signed with the secret of the app', async () => {
  const { store, shop, webhooks } = openTestShop()
  shop.uninstall()
  await store.settled()
  const [request] = webhooks
  const body = (await request?.text()) ?? ''
  const hmac = createHmac('sha256', store.app.clientSecret).update(body).digest('base64')
  expect(request?.url).toBe('https://practice.test/store/webhooks')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'x-shopify-topic': 'app/uninstalled',
    'x-shopify-hmac-sha256': hmac,
    'x-shopify-shop-domain': 'practice-store.myshopify.com',
  })
})

test('a webhook that is delivered twice keeps its id', async () => {
  const { store, webhooks } = openTestShop()
  store.inject({ kind: 'webhooks-twice' })
  store.inject({ kind: 'uninstalled' })
  await store.settled()
  const ids = webhooks.map(({ headers }) => headers.get('x-shopify-webhook-id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a webhook may have the other family of header names', async () => {
  const { store, webhooks } = openTestShop()
  store.inject({ kind: 'webhooks-renamed' })
  store.inject({ kind: 'uninstalled' })
  await store.settled()
  const names = [...webhooks[0]!.headers.keys()]
  expect(names).toContain('shopify-hmac-sha256')
  expect(names.filter((name) => name.startsWith('x-shopify-'))).toEqual([])
})

test('webhooks may come out of order', async () => {
  const { store, webhooks } = openTestShop()
  store.inject({ kind: 'webhooks-out-of-order' })
  store.inject({ kind: 'removed-scope', scope: 'write_files' })
  store.inject({ kind: 'uninstalled' })
  await store.settled()
  expect(topicsOf(webhooks)).toEqual(['app/uninstalled', 'app/scopes_update'])
})

test('a subscription may lead to an address of its own', async () => {
  const { store, run, runBulk, webhooks } = openTestShop()
  await run(
    'mutation { webhookSubscriptionCreate(topic: BULK_OPERATIONS_FINISH, webhookSubscription: { uri: "https://app.test/hook", format: JSON }) { webhookSubscription { id } userErrors { message } } }',
  )
  await runBulk('{ products { edges { node { id } } } }')
  await store.settled()
  expect(webhooks.map(({ url }) => url)).toEqual(['https://app.test/hook'])
  expect(await webhooks[0]?.json()).toMatchObject({ status: 'completed', type: 'query' })
})

test('uninstalling takes the token away', async () => {
  const { store, run, post, webhooks } = openTestShop()
  await run('mutation { appUninstall { app { id } userErrors { message } } }')
  await store.settled()
  expect((await post('{ shop { name } }')).status).toBe(401)
  expect(topicsOf(webhooks)).toEqual(['app/uninstalled'])
})
