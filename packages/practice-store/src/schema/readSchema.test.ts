import { expect, test } from 'vitest'
import { readSchema, schemaVersions } from './readSchema.ts'

test.each(schemaVersions)('the schema %s has products and their mutations', (version) => {
  const schema = readSchema(version)
  expect(schema.getType('Product')).toBeDefined()
  expect(schema.getMutationType()?.getFields()).toHaveProperty('productVariantsBulkUpdate')
})
