import * as z from 'zod/mini'
import type { ServeConfig } from './serve.ts'

const optional = {
  text: z.optional(z.string()),
  number: z.optional(z.number()),
  boolean: z.optional(z.boolean()),
  texts: z.optional(z.array(z.string())),
}

/** The configuration that JSON can express. Value ranges are validated where they are used. */
const schema = z.strictObject({
  port: z.number(),
  dataDir: z.string(),
  hostname: optional.text,
  siteUrl: optional.text,
  autoconfirm: optional.boolean,
  signupsDisabled: optional.boolean,
  minPasswordLength: optional.number,
  leakedPasswordProtection: optional.boolean,
  reuseIntervalSeconds: optional.number,
  jwtExpirySeconds: optional.number,
  sessionInactivitySeconds: optional.number,
  redirectUrls: optional.texts,
  anonymousUsers: optional.boolean,
  mailFrequencySeconds: optional.number,
  otpExpirySeconds: optional.number,
  notices: optional.boolean,
  doubleConfirmEmailChanges: optional.boolean,
  securePasswordChange: optional.boolean,
  signingKey: z.optional(
    z.looseObject({ kty: z.string(), kid: optional.text, alg: optional.text }),
  ),
  google: z.optional(z.strictObject({ clientId: z.string(), clientSecret: z.string() })),
  developmentPages: optional.boolean,
  corsOrigins: optional.texts,
  rateLimits: optional.boolean,
  apiKey: optional.text,
  requireApiKey: optional.boolean,
})

type Issue = z.core.$ZodIssue

function explain(issue: Issue): string {
  const name = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys.map((key) => `"${[name, key].filter(Boolean).join('.')}"`)
    return `The configuration has ${unknown.join(', ')}, which there is not. The README lists all names.`
  }
  const type = issue.code === 'invalid_type' ? issue.expected : 'value of another kind'
  const expected = `${/^[ao]/.test(type) ? 'an' : 'a'} ${type}`
  if (!name) return `The configuration has to be ${expected}.`
  return `The configuration has to have ${expected} as "${name}".`
}

/**
 * Validates a configuration from JSON.
 * @throws TypeError that names the missing, unknown or mistyped field.
 */
export function parseServeConfig(value: unknown): ServeConfig {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const lines = result.error.issues.map(explain)
  throw new TypeError(`[@dropwatt/local-backend] ${lines[0]}`)
}
