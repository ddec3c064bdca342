import { fileAutomationSlugs } from '@dropwatt/automations/options'
import { automationPath, paths } from '../paths.ts'

/** A file from outside, with access to it in the owner's folder where the browser gives it. */
export interface Intake {
  readonly file: File
  readonly handle?: FileSystemFileHandle
}

const filePages = new Set<string>([paths.files, ...fileAutomationSlugs.map(automationPath)])

/** Whether a page shows a file that is opened on it. */
export function canUseFiles(path: string): boolean {
  return filePages.has(path)
}

/** Whether something that is dragged holds files. */
export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}

/**
 * Takes the first file of a drop. Call it while the event is handled: its items are gone afterwards.
 */
export async function takeDropped(
  files: readonly File[],
  items: readonly DataTransferItem[],
): Promise<Intake | undefined> {
  const [file] = files
  if (!file) return undefined
  const item = items.find(({ kind }) => kind === 'file')
  const getHandle: unknown = item && Reflect.get(item, 'getAsFileSystemHandle')
  if (typeof getHandle !== 'function') return { file }
  try {
    const handle = (await Reflect.apply(getHandle, item, [])) as FileSystemFileHandle | null
    return handle?.kind === 'file' ? { file, handle } : { file }
  } catch {
    return { file }
  }
}

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
