import { openTaken } from './view/openTaken.ts'
import { fileAutomationSlugs, imageSlugs, importSlugs } from '@dropwatt/automations/options'
import { workbenchId } from '@dropwatt/ui/pages'
import { automationPath, paths } from '../paths.ts'
import { acceptedImages } from './images/intake/takeImages.ts'
import { takeFiles, type Intake } from './intake.ts'
import { benchOf } from './store/currentBench.ts'

/** The pages that show a file which is opened on them. */
const filePages = new Set<string>([
  paths.files,
  paths.recipes,
  paths.memory,
  ...fileAutomationSlugs.map(automationPath),
  ...importSlugs.map(automationPath),
])

/** The pages that show images which are opened on them. */
const imagePages = new Set<string>([paths.files, ...imageSlugs.map(automationPath)])

/** Those that say at their top why a file was not opened. */
const savedPages = new Set<string>([paths.files, paths.recipes, paths.memory])

/** Lets the owner choose a file, or images. */
export function chooseIntake(): Promise<Intake | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = `.csv,.tsv,.xlsx,text/csv,${acceptedImages}`
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(takeFiles([...(input.files ?? [])], [])))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

/**
 * Opens a file or images on the current page, or on that of the files if this one cannot use them.
 *
 * @param intake what is opened. @default the owner chooses it
 */
export async function openIntake(
  user: string,
  navigate: (path: string) => void,
  intake?: Intake,
): Promise<void> {
  const taken = intake ?? (await chooseIntake())
  if (!taken) return
  const pages = 'images' in taken ? imagePages : filePages
  if (!pages.has(location.pathname)) navigate(paths.files)
  const bench = benchOf(user)
  await openTaken(bench, taken)
  const { refused, same } = bench.state.get()
  if (refused || same) showWorkbench(navigate)
}

/** Shows the part of the page that says why a file was not opened. */
function showWorkbench(navigate: (path: string) => void): void {
  const { pathname, search } = location
  const shown = document.getElementById(workbenchId)
  if (shown) shown.scrollIntoView({ block: 'nearest' })
  else if (!savedPages.has(pathname)) navigate(`${pathname}${search}#${workbenchId}`)
}
