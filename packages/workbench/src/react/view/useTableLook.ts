import { useCallback } from 'react'
import { useStore } from 'zustand'
import type { Account } from '../../core/store/Account.ts'
import type { TableChoices } from '../../core/storage/records.ts'

const noChoices: TableChoices = {}

/**
 * Keeps the widths of columns and which are shown, for the account on this device.
 *
 * @param table the automation, or the list, that the table shows
 */
export function useTableLook(account: Account, table: string) {
  const look = useStore(account.state, ({ settings }) => settings.tables[table] ?? noChoices)
  const onLookChange = useCallback(
    (next: TableChoices) => {
      const { tables } = account.state.getState().settings
      void account.putSettings({ tables: { ...tables, [table]: next } })
    },
    [account, table],
  )
  return { look, onLookChange }
}
