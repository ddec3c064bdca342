/** The Supabase project used for auth. */
export interface Project {
  /** The URL without a trailing slash. */
  readonly url: string
  /** The anonymous (publishable) key, which is not a secret. */
  readonly anonKey: string
  /** The base URL of the account service. Without it, what it offers is hidden. */
  readonly accountUrl?: string
}

/** An invalid setting. The message says how to fix it, in one line that never contains the value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(message: string) {
    super(`[@dropwatt/app] ${message}`)
  }
}

const urlName = 'VITE_SUPABASE_URL'
const keyName = 'VITE_SUPABASE_ANON_KEY'
const accountName = 'VITE_ACCOUNT_URL'

/** The environment variables that configure the Supabase project. */
export type ConfigValues = Readonly<
  Partial<Record<typeof urlName | typeof keyName | typeof accountName, string>>
>

/**
 * Parses the settings of a Supabase project. A blank value counts as missing.
 *
 * @returns undefined when neither is set
 * @throws {ConfigError} when one is missing or malformed
 */
export function parseConfig(values: ConfigValues): Project | undefined {
  const url = values[urlName]?.trim()
  const anonKey = values[keyName]?.trim()
  if (!url && !anonKey) return undefined
  if (!url) throw new ConfigError(missing(urlName, keyName))
  if (!anonKey) throw new ConfigError(missing(keyName, urlName))
  const project = { url: parseUrl(url), anonKey: parseKey(anonKey) }
  const account = values[accountName]?.trim()
  return account ? { ...project, accountUrl: parseAccountUrl(account, project) } : project
}

/** Parses the URL of the account service: a path of the site, or a URL in the project. */
function parseAccountUrl(value: string, { url }: Project): string {
  const isPath = /^\/(?![/\\])[^?#\s]*$/.test(value)
  const isInProject = value.startsWith(`${url}/`) && /^[^?#\s]*$/.test(value)
  if (isPath || isInProject) return value.replace(/\/+$/, '')
  throw new ConfigError(
    `${accountName} is neither a path of this site, such as /account, nor a URL in the project, such as https://abc.supabase.co/functions/v1/account. Other sites would get the users' tokens.`,
  )
}

function missing(absent: string, present: string): string {
  return `${absent} is missing while ${present} is set. Set both to use a Supabase project, or neither to use the local backend.`
}

function parseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const secure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !secure || url.username || url.password || url.search || url.hash) {
    throw new ConfigError(
      `${urlName} is not the URL of a Supabase project. Use a URL such as https://abc.supabase.co (http only on this machine), without user, query or fragment.`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

function parseKey(value: string): string {
  if (isSecretKey(value)) {
    throw new ConfigError(
      `${keyName} holds a secret key, which every visitor could read. Use the project's anonymous (publishable) key.`,
    )
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new ConfigError(
      `${keyName} contains spaces or characters that no key has. Copy the anonymous (publishable) key from the project's API settings again.`,
    )
  }
  return value
}

function isSecretKey(value: string): boolean {
  return value.startsWith('sb_secret_') || roleOf(value) === 'service_role'
}

/** Returns the role in a key that is a JWT. */
function roleOf(value: string): unknown {
  const payload = value.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'role') : undefined
  } catch {
    return undefined
  }
}
