import { beforeAll, expect, test } from 'vitest'
import { didNotLoad, isMissingChunk, watchChunks } from './watchChunks.ts'

beforeAll(watchChunks)

/** Dispatches the event that Vite dispatches when a dynamic import fails. */
function failImport<Failure extends Error>(failure: Failure): Failure {
  const event = new Event('vite:preloadError')
  Reflect.set(event, 'payload', failure)
  window.dispatchEvent(event)
  return failure
}

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['Vite, of styles,', new Error('Unable to preload CSS for /assets/a.css')],
  ['a page in place of a script,', new SyntaxError("Unexpected token '<'")],
])('quality 20, 21: what %s says is a missing file', (_who, failure) => {
  expect(isMissingChunk(failImport(failure))).toBe(true)
})

test('a file that throws on import is not missing', () => {
  const failure = failImport(new TypeError('x is not a function'))
  expect(didNotLoad(failure)).toBe(true)
  expect(isMissingChunk(failure)).toBe(false)
})

test.each([
  new SyntaxError('Unexpected end of JSON input'),
  new TypeError('Failed to fetch dynamically imported module: said by a page'),
  'text',
  undefined,
])('an error thrown while rendering is not a missing file: %s', (thrown) => {
  expect(didNotLoad(thrown)).toBe(false)
  expect(isMissingChunk(thrown)).toBe(false)
})
