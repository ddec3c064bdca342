export { readSchema, schemaVersions, type SchemaVersion } from './schema/readSchema.ts'
