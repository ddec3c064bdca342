import { fileAutomationSlugs } from '@dropwatt/automations/options'
import { workbenchId } from '@dropwatt/ui/pages'
import { automationPath, paths } from '../paths.ts'
import type { Intake } from './intake.ts'
import { benchOf } from './store/currentBench.ts'

/** The pages that show a file which is opened on them. */
const filePages = new Set<string>([
  paths.files,
  paths.recipes,
  ...fileAutomationSlugs.map(automationPath),
])

/** Those that say at their top why a file was not opened. */
const savedPages = new Set<string>([paths.files, paths.recipes])

/** Lets the owner choose a file. */
export function chooseFile(): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.csv,text/csv'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

/**
 * Opens a file on the current page, or on that of the files if this one cannot use it.
 *
 * @param intake the file. @default the owner chooses one
 */
export async function openIntake(
  user: string,
  navigate: (path: string) => void,
  intake?: Intake,
): Promise<void> {
  const file = intake?.file ?? (await chooseFile())
  if (!file) return
  if (!filePages.has(location.pathname)) navigate(paths.files)
  const bench = benchOf(user)
  await bench.open(file, intake?.handle)
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
