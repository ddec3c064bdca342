import { afterEach, beforeEach, vi } from 'vitest'

const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

/** Fails a test that logs a console error or warning. */
afterEach(() => {
  if (heard.length > 0) throw new Error(`The test logged errors or warnings.\n${heard.join('\n')}`)
})
