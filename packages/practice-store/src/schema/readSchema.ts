import { readFileSync } from 'node:fs'
import { apiVersion, nextApiVersion } from '@dropwatt/shopify'
import { buildSchema, type GraphQLSchema } from 'graphql'

/** The versions of the Admin API whose schema is kept, the one in use first. */
export const schemaVersions = [apiVersion, nextApiVersion] as const
export type SchemaVersion = (typeof schemaVersions)[number]

/** Reads the schema of the Admin API, cut to the types that the operations need. */
export function readSchema(version: SchemaVersion): GraphQLSchema {
  const path = `../../../store/schema/admin-${version}.graphql`
  return buildSchema(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
