import { useResolved } from './useResolved.ts'

/**
 * Loads a module once it is wanted. A page works without it, so a module that cannot be loaded is
 * left out, and tried again when it is wanted the next time.
 *
 * @param load imports it; must be stable
 * @returns undefined until it has loaded
 */
export function useModule<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
): Module | undefined {
  const module = useResolved(wanted ? load : undefined)
  return wanted ? module : undefined
}
