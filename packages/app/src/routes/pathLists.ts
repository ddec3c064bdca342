import { listEntries, type Page } from './manifest.ts'

function pathsFor(...access: readonly Page['access'][]): readonly string[] {
  return listEntries().flatMap(([path, entry]) =>
    'load' in entry && access.includes(entry.access) ? path : [],
  )
}

/** The pages that everybody may open, in the order of the site map. */
export const publicPaths = pathsFor('everyone', 'visitors')

/** The pages that need a signed-in user. */
export const protectedPaths = pathsFor('members')

/** What all of them are at or below. */
export const memberFolders = protectedPaths.filter(
  (path) => !protectedPaths.some((folder) => path.startsWith(`${folder}/`)),
)

/** The pages that are prerendered as members see them. */
export const dashboardPaths = listEntries().flatMap(([path, entry]) =>
  'load' in entry && entry.prerendered === 'member' ? path : [],
)
