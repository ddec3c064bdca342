import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'

/** Reads a document and checks it against a schema. */
export function readDocument(
  schema: GraphQLSchema,
  query: string,
): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query)
    const errors = validate(schema, document)
    return errors.length === 0 ? document : errors
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}
