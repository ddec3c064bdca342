import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

const mutation =
  'mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { product { id vendor } userErrors { field message } } }'

/** Uploads lines as Shopify asks for it, and runs a mutation for each of them. */
async function runBulkMutation(
  { store, run, readBulk }: ReturnType<typeof openTestShop>,
  lines: readonly object[],
) {
  const staged = await run(
    'mutation { stagedUploadsCreate(input: [{ resource: BULK_MUTATION_VARIABLES, filename: "lines.jsonl", mimeType: "text/jsonl", httpMethod: POST }]) { stagedTargets { url parameters { name value } } userErrors { message } } }',
  )
  const { stagedTargets } = staged.data['stagedUploadsCreate'] as {
    stagedTargets: [{ url: string; parameters: { name: string; value: string }[] }]
  }
  const [{ url, parameters }] = stagedTargets
  const body = new FormData()
  for (const { name, value } of parameters) body.append(name, value)
  body.append('file', new Blob([lines.map((line) => JSON.stringify(line)).join('\n')]))
  const uploaded = await store.fetch(new Request(url, { method: 'POST', body }))
  const path = parameters.find(({ name }) => name === 'key')?.value
  const start =
    'mutation ($mutation: String!, $path: String!) { bulkOperationRunMutation(mutation: $mutation, stagedUploadPath: $path) { bulkOperation { status } userErrors { code } } }'
  const started = await run(start, { mutation, path })
  await store.settled()
  const again = await run(start, { mutation, path })
  return { uploaded: uploaded.status, started, again, ...(await readBulk()) }
}

function vendorLines({ shop }: ReturnType<typeof openTestShop>, count: number) {
  const ids = [...shop.contents.products.keys()].slice(0, count)
  return ids.map((id) => ({ product: { id, vendor: 'Bulk' } }))
}

test('a bulk mutation answers each line by its number', async () => {
  const opened = openTestShop()
  const { uploaded, operation, lines } = await runBulkMutation(opened, vendorLines(opened, 20))
  expect(uploaded).toBe(201)
  expect(operation).toMatchObject({ type: 'MUTATION', status: 'COMPLETED', objectCount: 20 })
  const numbers = lines.map((line) => line['__lineNumber'] as number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b))
  expect(lines[0]).toMatchObject({ data: { productUpdate: { product: { vendor: 'Bulk' } } } })
})

test('a file serves one bulk mutation', async () => {
  const opened = openTestShop()
  const { again } = await runBulkMutation(opened, vendorLines(opened, 1))
  expect(again.data).toEqual({
    bulkOperationRunMutation: { bulkOperation: null, userErrors: [{ code: 'NO_SUCH_FILE' }] },
  })
})

test('a bulk mutation that fails has executed lines that it does not report', async () => {
  const opened = openTestShop()
  opened.store.inject({ kind: 'bulk-failed', lines: 10 })
  opened.store.inject({ kind: 'unreported-lines', lines: 4 })
  const { operation, lines } = await runBulkMutation(opened, vendorLines(opened, 20))
  expect(operation).toMatchObject({ status: 'FAILED', url: null })
  expect(lines).toHaveLength(6)
  const written = [...opened.shop.contents.products.values()].filter(
    ({ vendor }) => vendor === 'Bulk',
  )
  expect(written).toHaveLength(10)
})

test('each mutation is told before it is executed, also those of a bulk mutation', async () => {
  const told: string[] = []
  const opened = openTestShop({
    onMutation: (domain, field) => told.push(`${domain} ${field}`),
  })
  await runBulkMutation(opened, vendorLines(opened, 2))
  const { domain } = opened.shop.settings
  const fields = ['productUpdate', 'productUpdate', 'bulkOperationRunMutation']
  expect(told.slice(-3)).toEqual(fields.map((field) => `${domain} ${field}`))
})
