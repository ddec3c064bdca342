import type { HostPaths } from './WorkbenchHost.tsx'

/** Returns the address of a recipe that is saved on this device. */
export function recipeAddress({ recipes }: HostPaths, id: string): string {
  return `${recipes}?recipe=${encodeURIComponent(id)}`
}
