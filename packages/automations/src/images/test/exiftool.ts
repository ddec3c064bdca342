import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether ExifTool is installed, which reads metadata independently of our own code. */
export const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0

/** Reads the metadata of images with ExifTool, by their groups and names. */
export function readWithExiftool(
  images: readonly Uint8Array[],
): readonly Readonly<Record<string, unknown>>[] {
  const folder = mkdtempSync(join(tmpdir(), 'exiftool-'))
  try {
    const names = images.map((_, index) => `${index}`)
    for (const [index, name] of names.entries()) writeFileSync(join(folder, name), images[index]!)
    const output = execFileSync('exiftool', ['-q', '-json', '-G1', '-n', '-a', '-u', ...names], {
      cwd: folder,
      encoding: 'utf8',
    })
    return JSON.parse(output) as readonly Record<string, unknown>[]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
