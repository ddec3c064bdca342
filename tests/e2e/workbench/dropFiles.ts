import type { Page } from 'playwright/test'

/** A file to open or to drop. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Buffer
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  zip: 'application/zip',
  heic: 'image/heic',
}

/** Returns the media type of a picture; nothing for other files. */
function typeOf(name: string): string {
  return types[name.split('.').at(-1) ?? ''] ?? ''
}

/** Returns files as a file dialog gives them. */
export function asChosen(files: readonly NamedFile[]) {
  return files.map(({ name, bytes }) => ({ name, mimeType: typeOf(name), buffer: bytes }))
}

/** Drags files over the page, as from a file manager; returns the end of that. */
export async function dragFiles(
  page: Page,
  files: readonly NamedFile[],
): Promise<(end: 'drop' | 'dragleave') => Promise<void>> {
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer()
      for (const { name, type, text } of given) {
        const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        data.items.add(new File([content], name, { type }))
      }
      return data
    },
    files.map(({ name, bytes }) => ({ name, type: typeOf(name), text: bytes.toString('base64') })),
  )
  await page.dispatchEvent('main', 'dragenter', { dataTransfer })
  await page.dispatchEvent('main', 'dragover', { dataTransfer })
  return (end) => page.dispatchEvent('main', end, { dataTransfer })
}

/** Drops files on the page, as from a file manager. */
export async function dropFiles(page: Page, ...files: readonly NamedFile[]): Promise<void> {
  const end = await dragFiles(page, files)
  await end('drop')
}
