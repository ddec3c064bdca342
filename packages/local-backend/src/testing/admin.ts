import { serviceRoleKey, type LocalBackendConfig } from '../index.ts'
import { openTestBackend, type TestBackend } from './test-backend.ts'

/** The part of an admin view of an account that tests use. */
export interface AdminView {
  id: string
  email: string
  role: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  identities: { provider: string; identity_data: Record<string, unknown> }[]
  email_confirmed_at?: string
  banned_until?: string
  deleted_at?: string
  new_email?: string
}

/** A backend with an admin client. */
export interface AdminBackend extends TestBackend {
  readonly key: string
  /** Sends a request with the service-role key. `path` is below that of the backend. */
  readonly admin: (method: string, path: string, body?: unknown) => Promise<Response>
  readonly create: (attributes: Record<string, unknown>) => Promise<AdminView>
  readonly update: (id: string, attributes: Record<string, unknown>) => Promise<AdminView>
  readonly account: (id: string) => Promise<AdminView>
}

async function view(response: Promise<Response>): Promise<AdminView> {
  return (await response).json()
}

export async function openAdminBackend(
  config: Partial<LocalBackendConfig> = {},
): Promise<AdminBackend> {
  const backend = await openTestBackend(config)
  const { signingKey } = config
  const key = await serviceRoleKey(signingKey ? { signingKey } : { dataDir: backend.dataDir })
  const admin = (method: string, path: string, body?: unknown) =>
    backend.send(path, {
      method,
      headers: { authorization: `Bearer ${key}`, apikey: key },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    ...backend,
    key,
    admin,
    create: (attributes) => view(admin('POST', '/admin/users', attributes)),
    update: (id, attributes) => view(admin('PUT', `/admin/users/${id}`, attributes)),
    account: (id) => view(admin('GET', `/admin/users/${id}`)),
  }
}
