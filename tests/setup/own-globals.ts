import { afterEach } from 'vitest'

const { Request, Response } = globalThis

/** Fails a test that replaces the runtime's Request or Response: the files of a worker share them. */
afterEach(() => {
  if (globalThis.Request !== Request || globalThis.Response !== Response) {
    throw new Error('The test replaced the Request or Response of the runtime.')
  }
})
