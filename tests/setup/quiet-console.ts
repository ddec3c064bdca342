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

/** A test that warns has failed: every console error and warning counts. */
afterEach(() => {
  if (heard.length > 0) throw new Error(`The console was not quiet.\n${heard.join('\n')}`)
})
