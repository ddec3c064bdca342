import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { BulkList } from '../bulk/BulkList.ts'
import type { BulkOperations } from '../bulk/BulkOperations.ts'
import type { Contents } from '../contents/Contents.ts'
import type { Installation } from '../oauth/Installation.ts'
import type { SearchIndex } from '../search/SearchIndex.ts'
import type { WebhookSender } from '../webhooks/WebhookSender.ts'

/** Gets the first field of a mutation, such as `productUpdate`, and its variables. */
export type OnMutation = (field: string, variables: Variables) => void

/** The shop that an operation works on, and the app that sends it. */
export interface GraphqlContext {
  readonly schema: GraphQLSchema
  readonly contents: Contents
  readonly index: SearchIndex
  readonly bulkOperations: BulkOperations
  readonly webhooks: WebhookSender
  readonly installation: Installation
  /** Takes the app out of the shop. */
  readonly uninstall: () => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Gets each mutation before it is executed, also those of bulk operations. */
  readonly onMutation: OnMutation
  /** Executes another operation in the same shop, as bulk operations do. */
  readonly execute: (
    document: DocumentNode,
    options: { readonly variables?: Variables; readonly bulk?: BulkList },
  ) => Promise<ExecutionResult>
  /** Connections of a bulk query have no pages. @default no bulk query */
  readonly bulk?: BulkList | undefined
}

export type Variables = Readonly<Record<string, unknown>>

/** Reads a field of a record, where it is not simply one of its properties. */
export type Resolver<Source, Options = object> = (
  source: Source,
  options: Options,
  context: GraphqlContext,
) => unknown

/** Executes a mutation. */
export type Mutate = Resolver<unknown, never>
