import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that warns has failed: every console error and warning counts. */
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(heard).toEqual([])
})
