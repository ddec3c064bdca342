import { isImportSlug } from '@dropwatt/automations/options'
import { workbenchId } from '@dropwatt/ui/pages'
import { takeFiles, type Dropped } from '../core/intake.ts'
import type { Bench } from '../core/store/Bench.ts'
import { benchOf } from '../core/store/benchOf.ts'
import { pageOf } from './view/lastPage.ts'
import { canUse, slugIn } from './view/neededKind.ts'
import type { Host, HostPaths } from './WorkbenchHost.tsx'

/**
 * Opens a file or images on the current page, or on that of the files if this one has no place for
 * them. An export with problems that block it is shown with them.
 *
 * @param dropped what is opened. @default a dialog asks for it
 */
export async function openDropped(host: Host, dropped?: Dropped): Promise<void> {
  const { user, paths, leave } = host
  if (user === undefined) return
  const intake = dropped && (await takeFiles(dropped))
  const bench = benchOf(host, user)
  if (!intake) {
    bench.dialogs.ask({ kind: 'open' })
    return
  }
  // The dialog gives the answers itself.
  const isAsking = bench.state.getState().dialog?.kind === 'open'
  const isMoved = !isAsking && !hasAnswers(paths, location.pathname)
  if (isMoved) leave(paths.files)
  if ('images' in intake) await bench.images.open(intake.images)
  else {
    const page = slugIn(paths, location.pathname)
    const importer = page && isImportSlug(page) ? page : undefined
    await bench.opening.open(intake.file, intake.handle, { importer })
  }
  if (!('images' in intake) && intake.hasOthers) bench.opening.noteOnlyOne(intake.file.name)
  if (bench.state.getState().dialog?.kind !== 'open') showOpened(host, bench, isMoved)
}

/**
 * Shows the page, or its part, that says what became of what was opened.
 *
 * @param isMoved whether the current page was left for it already. @default false
 */
export function showOpened({ paths, leave }: Host, bench: Bench, isMoved = false): void {
  const { arrived, session } = bench.state.getState()
  const { pathname } = location
  const slug = slugIn(paths, pathname)
  const isUsed = arrived && slug !== undefined && canUse(slug, arrived)
  if (arrived && !isUsed && session?.file.id === arrived.id && session.isBlocked) {
    leave(pageOf(paths, arrived, []), { replace: isMoved })
  } else if (!hasAnswers(paths, pathname)) leave(paths.files)
  else if (slug !== undefined && !isUsed) showAnswer(bench, leave)
}

/** Opens the sample catalogue. */
export async function openSample(host: Host): Promise<void> {
  if (host.user !== undefined) await benchOf(host, host.user).opening.openSample()
}

/** Whether a page says what was opened, and why something was not. */
function hasAnswers(paths: HostPaths, pathname: string): boolean {
  const { files, fileJobs, recipes, memory } = paths
  const isSaved = [files, fileJobs, recipes, memory].includes(pathname)
  return isSaved || slugIn(paths, pathname) !== undefined
}

/** Shows the part of the page that says what became of a file. */
function showAnswer(bench: Bench, leave: Host['leave']): void {
  const { arrived, refused, same, onlyOne, openingImages } = bench.state.getState()
  const { unused, isUnreadable, same: sameImages } = openingImages
  if (!(arrived ?? refused ?? same ?? onlyOne ?? unused ?? isUnreadable ?? sameImages)) return
  const shown = document.getElementById(workbenchId)
  if (shown) shown.scrollIntoView()
  else leave(`${location.pathname}${location.search}#${workbenchId}`)
}
