import {
  fillIn,
  missingOption,
  scopeFieldOf,
  validate,
  type OptionField,
} from '@dropwatt/automations/options'
import type { SavedFilters } from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Account } from '../../core/store/Account.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'

/**
 * Returns the filters that are saved on this device, for the scope among some fields. One that needs a
 * column or an option which the open file lacks is off, with the reason.
 *
 * @param header the texts of the first row. @default no file is open, so that all can be used
 * @param options the options of its products. @default they are not known yet
 */
export function useSavedFilters(
  account: Account,
  fields: readonly OptionField[],
  header: readonly string[] | undefined,
  options: readonly { readonly name: string }[] | undefined,
): SavedFilters | undefined {
  const filters = useStore(account.state, (state) => state.filters)
  const { problems, language } = useBenchTexts()
  return useMemo(() => {
    const field = scopeFieldOf(fields)
    if (!field) return undefined
    const names = options?.map(({ name }) => name) ?? []
    return {
      filters: filters.map(({ id, name, scope }) => {
        const problem =
          validate([field], { [field.key]: scope }, header)[field.key] ??
          (options && missingOption(scope, names))
        const offReason = problem && fillIn(problems[problem.code], problem.values, language)
        return { id, name, scope, offReason }
      }),
      onSave: (name, scope) =>
        void account.putFilter({ id: crypto.randomUUID(), name, scope, savedAt: Date.now() }),
      onRename(id, name) {
        const filter = filters.find((each) => each.id === id)
        if (filter) void account.putFilter({ ...filter, name })
      },
      onRemove: (id) => void account.removeFilter(id),
    }
  }, [account, fields, filters, header, options, problems, language])
}
