import type { PermissionReason, Scope } from '@dropwatt/shopify'

/** The permission that is missing, by the reason that a column is not written without it. */
const scopes: Readonly<Record<PermissionReason, Scope>> = {
  'needs-write_files': 'write_files',
  'needs-write_translations': 'write_translations',
}

/** Whether a column is read-only only as long as a permission is missing. */
export function isPermissionReason(reason: string): reason is PermissionReason {
  return Object.hasOwn(scopes, reason)
}

/** Returns the permission without which a column is not written. */
export function missingPermission(reason: PermissionReason): Scope {
  return scopes[reason]
}
