import type { FileAutomationSlug, Options } from '@dropwatt/automations/options'
import type { PermissionReason, Scope } from '@dropwatt/shopify'
import { missingPermission } from './missingPermission.ts'

/** Columns that options change, by the key of the option that chooses them. */
type ChosenColumns = Readonly<Record<string, readonly unknown[]>>

const altText = 'Image alt text'

/** Columns that options change, of the automations that change columns with permissions of their own. */
const chosenColumns: Readonly<
  Partial<Record<FileAutomationSlug, (options: Options) => ChosenColumns>>
> = {
  'ai-copy-optimizer': ({ parts }) => ({
    parts: Array.isArray(parts) && parts.includes('alt') ? [altText] : [],
  }),
  'edit-columns': ({ replace, columns, set, column }) => ({
    columns: replace === true && Array.isArray(columns) ? columns : [],
    column: set === true ? [column] : [],
  }),
  'product-translation': () => ({ to: ['Translated content'] }),
}

/**
 * Finds the permissions that options need and a store has not given.
 *
 * @param notPermitted reasons that columns are not written, by their names. @default none is
 * @returns the permissions by the key of the option that needs them
 */
export function askedPermissions(
  slug: FileAutomationSlug,
  options: Options,
  notPermitted: ReadonlyMap<string, PermissionReason> = new Map(),
): ReadonlyMap<string, readonly Scope[]> {
  const asked = new Map<string, readonly Scope[]>()
  for (const [key, names] of Object.entries(chosenColumns[slug]?.(options) ?? {})) {
    const reasons = names.flatMap((name) => notPermitted.get(String(name)) ?? [])
    if (reasons.length > 0) asked.set(key, [...new Set(reasons.map(missingPermission))])
  }
  return asked
}
