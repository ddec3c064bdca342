import { workbenchId } from '@dropwatt/ui/pages'
import { paths } from '../../../app/src/paths.ts'
import type { Intake } from '../core/intake.ts'
import type { Bench } from '../core/store/Bench.ts'
import { benchOf } from '../core/store/currentBench.ts'
import { pageOf } from './view/lastPage.ts'
import { canUse, slugIn } from './view/neededKind.ts'

/** The pages of what is saved. */
const savedPages = new Set<string>([paths.files, paths.fileJobs, paths.recipes, paths.memory])

type Go = (path: string, options?: { readonly replace: boolean }) => void

/**
 * Opens a file or images on the current page, or on that of the files if this one has no place for
 * them. An export with problems that block it is shown with them.
 *
 * @param intake what is opened. @default a dialog asks for it
 */
export async function openIntake(user: string, go: Go, intake?: Intake): Promise<void> {
  const bench = benchOf(user)
  if (!intake) {
    bench.dialogs.ask({ kind: 'open' })
    return
  }
  // The dialog gives the answers itself.
  const isAsking = bench.state.getState().dialog?.kind === 'open'
  const isMoved = !isAsking && !hasAnswers(location.pathname)
  if (isMoved) go(paths.files)
  if ('images' in intake) await bench.images.open(intake.images)
  else await bench.opening.open(intake.file, intake.handle)
  if (!('images' in intake) && intake.hasOthers) bench.opening.noteOnlyOne(intake.file.name)
  const { dialog, arrived, session } = bench.state.getState()
  if (dialog?.kind === 'open') return
  const { pathname } = location
  const slug = slugIn(pathname)
  const isUsed = arrived && slug !== undefined && canUse(slug, arrived)
  if (arrived && !isUsed && session?.file.id === arrived.id && session.isBlocked) {
    go(pageOf(arrived, []), { replace: isMoved })
  } else if (!hasAnswers(pathname)) go(paths.files)
  else if (slug !== undefined && !isUsed) showAnswer(bench, go)
}

/** Whether a page says what was opened, and why something was not. */
function hasAnswers(pathname: string): boolean {
  return savedPages.has(pathname) || slugIn(pathname) !== undefined
}

/** Shows the part of the page that says what became of a file. */
function showAnswer(bench: Bench, go: Go): void {
  const { arrived, refused, same, onlyOne, openingImages } = bench.state.getState()
  const { unused, isUnreadable, same: sameImages } = openingImages
  if (!(arrived ?? refused ?? same ?? onlyOne ?? unused ?? isUnreadable ?? sameImages)) return
  const shown = document.getElementById(workbenchId)
  if (shown) shown.scrollIntoView()
  else go(`${location.pathname}${location.search}#${workbenchId}`)
}
