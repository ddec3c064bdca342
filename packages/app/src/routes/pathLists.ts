import { listEntries, type Page } from './manifest.ts'

function pathsFor(...access: readonly Page['access'][]): readonly string[] {
  return listEntries().flatMap(([path, entry]) =>
    !('redirectsTo' in entry) && access.includes(entry.access) ? path : [],
  )
}

/** The public pages, in the order of the sitemap. */
export const publicPaths = pathsFor('everyone', 'visitors')

/** The pages that require a signed-in user. */
export const protectedPaths = pathsFor('members')

/** The topmost protected paths; all others are below them. */
export const memberFolders = protectedPaths.filter(
  (path) => !protectedPaths.some((folder) => path.startsWith(`${folder}/`)),
)

/** The pages prerendered for signed-in users. */
export const dashboardPaths = listEntries().flatMap(([path, entry]) =>
  entry.prerendered === 'member' ? path : [],
)
