import type { Page } from 'playwright/test'
import { paths } from '../../../../packages/app/src/paths.ts'
import type { Language } from '../../../../packages/app/src/config/languages.ts'
import { expect, hydrated } from '../../fixtures.ts'
import { dropFiles, type NamedFile } from '../dropFiles.ts'
import type { Fingerprint } from '../expected.ts'
import type { Member } from '../Member.ts'
import { start, type partsOf } from '../parts.ts'
import type { Texts } from '../texts.ts'

/** A member in front of a page in a language. */
export interface Scene {
  readonly page: Page
  readonly member: Member
  readonly language: Language
  readonly texts: Texts
  readonly parts: ReturnType<typeof partsOf>
}

/** Does a task, from any page of the dashboard to its end. */
export interface Task {
  /** Completes ‘The member …’. */
  readonly title: string
  /** Its clicks, taps and keys, as `Member` counts them. */
  readonly presses: number
  /** Prepares the task, does it, and checks what came of it; returns its presses. */
  readonly run: (scene: Scene) => Promise<number>
}

/** Returns a product export with these rows. */
export function exportOf(rows: readonly string[]): NamedFile {
  return { name: 'products.csv', bytes: Buffer.from([...rows, ''].join('\r\n')) }
}

/** Opens a page, and a file on it, before a task begins. */
export async function openBefore(
  { page, parts, language }: Scene,
  path: string,
  file: NamedFile,
): Promise<void> {
  await start(page, path, language)
  await hydrated(page)
  await dropFiles(page, file)
  await expect(parts.bench.getByRole('heading', { name: file.name })).toBeFocused()
}

/** Applies the changes on the page and downloads them, in three presses. */
export async function applyAndDownload({ member, parts }: Scene): Promise<Fingerprint> {
  await expect(parts.apply).toBeEnabled()
  await member.press(parts.apply)
  await expect(parts.result).toBeFocused()
  await member.press(parts.downloadResult)
  return member.download(parts.downloadFile)
}

/** Downloads the open file, which is as it was opened, from the overview; returns its SHA-256. */
export async function downloadUnchanged({ page, member, parts, texts }: Scene): Promise<string> {
  await page.goto(paths.dashboard)
  await member.press(parts.chip)
  await member.press(
    parts.popover.getByRole('button', { name: texts.ui.fileChip.download, exact: true }),
  )
  return (await member.download(parts.downloadFile)).sha256
}
