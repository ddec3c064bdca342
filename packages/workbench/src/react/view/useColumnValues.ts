import {
  scopeFieldOf,
  subjectName,
  type OptionField,
  type Options,
  type Scope,
} from '@dropwatt/automations/options'
import { useEffect } from 'react'
import type { FormFile } from './formFile.ts'

/** Finds the values of the columns that the conditions of some options compare. */
export function useColumnValues(
  loadColumns: FormFile['loadColumns'],
  fields: readonly OptionField[],
  options: Options | undefined,
): void {
  const field = scopeFieldOf(fields)
  const scope = field && (options?.[field.key] as Scope | undefined)
  useEffect(() => {
    const names = scope?.conditions.flatMap(({ on }) =>
      on.startsWith('column:') ? (subjectName(on) ?? []) : [],
    )
    if (names && names.length > 0) loadColumns?.(names)
  }, [loadColumns, scope])
}
