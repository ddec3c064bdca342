import { operationCost, readSchema } from '@dropwatt/practice-store'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type FieldNode,
  getNamedType,
  Kind,
  NoDeprecatedCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { apiVersion, nextApiVersion } from './apiVersion.ts'
import { bulkText } from './bulkText.ts'
import { type Operation, operations } from './operations.ts'
import { missingScopes, optionalScopes, requiredScopes } from './scopes.ts'

const pinned = readSchema(apiVersion)
const next = readSchema(nextApiVersion)

/** Access scopes of a type or `Type.field`, of which one is enough. */
const scopeTable = JSON.parse(
  readFileSync(new URL('../../schema/scopes.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>

const all: readonly Operation[] = Object.values(operations)
const named = all.map((operation) => [operation.name, operation] as const)

function definitionOf({ text }: Operation): OperationDefinitionNode {
  const [definition, ...others] = parse(text).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0)
    throw new Error('A text has exactly one operation.')
  return definition
}

const rules = [...specifiedRules, NoDeprecatedCustomRule]

test.each(named)('47: %s is valid in the pinned version', (_, { text }) => {
  expect(validate(pinned, parse(text), rules).map(({ message }) => message)).toEqual([])
})

test('47: all operations but those of known differences are valid in the next version', () => {
  const errors = all.flatMap(({ name, text }) =>
    validate(next, parse(text), rules).map(({ message }) => `${name}: ${message}`),
  )
  expect(errors).toEqual(knownDifferences)
})

/** Fields that the next version lacks; nothing may join them unseen. */
const knownDifferences = ['Collections: Cannot query field "productsCount" on type "Collection".']

test.each(named)('the id of %s is the hash of its text', (_, { id, text }) => {
  expect(id).toBe(createHash('sha256').update(text).digest('hex'))
})

test.each(named)('the text of %s carries its name and kind', (_, operation) => {
  const { name, operation: kind } = definitionOf(operation)
  expect(name?.value).toBe(operation.name)
  expect(kind === OperationTypeNode.MUTATION).toBe(operation.kind === 'write')
})

test.each(named)('%s accepts the variables that its text declares', (_, operation) => {
  const declared = definitionOf(operation).variableDefinitions ?? []
  expect(operation.variables).toEqual(declared.map(({ variable }) => variable.name.value))
})

/** Lists what one of the table's rows asks of the types and fields of a text. */
function accessOf(text: string): (readonly string[])[] {
  const info = new TypeInfo(pinned)
  const found = new Set<string>()
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field(node) {
        found.add(`${info.getParentType()?.name}.${node.name.value}`)
        found.add(String(getNamedType(info.getType())))
      },
      InlineFragment() {
        found.add(String(info.getType()))
      },
    }),
  )
  return [...found].flatMap((name) => (scopeTable[name] ? [scopeTable[name]] : []))
}

test.each(named)('%s names every scope that its text needs', (_, { text, scopes }) => {
  const unmet = accessOf(text).filter((choices) =>
    choices.every((choice) => missingScopes([choice], scopes).length > 0),
  )
  expect(unmet).toEqual([])
})

test.each(named)('the scopes of %s are asked for', (_, { scopes }) => {
  expect(missingScopes(scopes, [...requiredScopes, ...optionalScopes])).toEqual([])
})

describe.each(named.filter(([, { kind }]) => kind !== 'bulk'))('the cost of %s', (_, operation) => {
  test('is what a shop charges for its text', () => {
    const document = parse(operation.text)
    expect(operation.cost).toBe(operationCost(pinned, document, definitionOf(operation), {}))
  })

  test('is at most what one request may cost', () => {
    expect(operation.cost).toBeLessThanOrEqual(1000)
  })
})

const bulk = [
  ['PullProducts', bulkText(operations.PullProducts, { query: 'tag:"a"' })],
  ['PullTranslatable', bulkText(operations.PullTranslatable, { query: 'tag:"a"' })],
] as const

test.each(bulk)('the bulk text of %s is valid without variables', (_, text) => {
  expect(text).not.toContain('$')
  expect(validate(pinned, parse(text), rules)).toEqual([])
})

/** The connections above each connection, from the root. */
function connectionsOf(text: string): { readonly depth: number; readonly field: FieldNode }[] {
  const info = new TypeInfo(pinned)
  const found: { depth: number; field: FieldNode }[] = []
  let depth = 0
  const isConnection = () => String(getNamedType(info.getType())).endsWith('Connection')
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field: {
        enter(field) {
          if (isConnection()) found.push({ depth: depth++, field })
        },
        leave() {
          if (isConnection()) depth--
        },
      },
    }),
  )
  return found
}

describe.each(bulk)('the bulk text of %s', (_, text) => {
  test('has at most five connections, and two levels below the first', () => {
    const connections = connectionsOf(text)
    expect(connections.length).toBeLessThanOrEqual(5)
    expect(Math.max(...connections.map(({ depth }) => depth))).toBeLessThanOrEqual(2)
  })

  test('reads connections by their edges', () => {
    for (const { field } of connectionsOf(text)) {
      const names = field.selectionSet?.selections.map((each) =>
        each.kind === Kind.FIELD ? each.name.value : each.kind,
      )
      expect(names).toEqual(['edges'])
    }
  })
})
