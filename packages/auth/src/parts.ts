import type { Auth, AuthTools } from './types.js'

/** Returns a function that creates each part once. */
export function createParts(tools: AuthTools): Auth['part'] {
  const parts = new Map<unknown, unknown>()
  return <Part>(create: (tools: AuthTools) => Part): Part => {
    if (!parts.has(create)) parts.set(create, create(tools))
    return parts.get(create) as Part
  }
}
