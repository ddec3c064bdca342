import type { Session } from './types.js'

/** Reads a session from JSON; null when that makes no sense. */
export function parseSession(value: string): Session | null {
  try {
    const session: unknown = JSON.parse(value)
    return isSession(session) ? session : null
  } catch {
    return null
  }
}

function isSession(value: unknown): value is Session {
  return (
    hasFields(value, { access_token: 'string', refresh_token: 'string', expires_at: 'number' }) &&
    hasFields(Reflect.get(value, 'user'), { id: 'string' })
  )
}

function hasFields(value: unknown, types: Record<string, string>): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(types).every(([key, type]) => typeof Reflect.get(value, key) === type)
}
