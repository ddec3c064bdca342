import * as storageKeys from './keys.ts'
import { readStorage, writeStorage } from './storage.ts'

/** Returns the sidebar groups that were last open in this tab; undefined if none has been toggled. */
export function readOpenGroups(): readonly string[] | undefined {
  return readStorage('sessionStorage', storageKeys.sidebar)?.split(' ').filter(Boolean)
}

/** Stores which sidebar groups are open, until the tab is closed. */
export function storeOpenGroups(groups: readonly string[]): void {
  writeStorage('sessionStorage', storageKeys.sidebar, groups.join(' '))
}
