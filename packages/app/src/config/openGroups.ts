import * as storageKeys from './keys.ts'
import { readStorage, writeStorage } from './storage.ts'

/** Reads which groups of the sidebar this tab left open; nothing where it has not opened or closed any. */
export function readOpenGroups(): readonly string[] | undefined {
  return readStorage('sessionStorage', storageKeys.sidebar)?.split(' ').filter(Boolean)
}

/** Keeps which groups of the sidebar are open, until the tab is closed. */
export function keepOpenGroups(groups: readonly string[]): void {
  writeStorage('sessionStorage', storageKeys.sidebar, groups.join(' '))
}
