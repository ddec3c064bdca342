import * as v from 'valibot'
import { delimiters } from '../csv/dialect.ts'
import { decodeAs, encodeFile, type Encoding } from '../csv/encoding.ts'
import { Table } from '../csv/Table.ts'
import { applyPatches } from '../patches/applyPatches.ts'
import { invert, type Patch } from '../patches/Patch.ts'
import { insertColumns, type LeftOutColumn } from './insertColumns.ts'
import { isOneCell } from '../csv/isOneCell.ts'

/** Reason a job file cannot undo a file. */
export type JobFileErrorCode =
  | 'not-json'
  | 'not-a-job'
  | 'newer-version'
  | 'original'
  | 'other-file'

/** Thrown when a text is no job file, or belongs to another file. */
export class JobFileError extends Error {
  override readonly name = 'JobFileError'
  readonly code: JobFileErrorCode

  constructor(code: JobFileErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Fingerprint of the bytes of a file. */
const fingerprint = v.strictObject({
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** In hexadecimal digits. */
  sha256: v.pipe(v.string(), v.hash(['sha256'])),
})

const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const cell = v.nullable(v.string())

const shape = v.strictObject({
  version: v.literal(1),
  /** The name of the original file. */
  name: v.string(),
  original: fingerprint,
  changed: fingerprint,
  layout: v.strictObject({
    encoding: v.picklist<readonly Encoding[]>(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    hasMark: v.boolean(),
    separator: v.optional(v.strictObject({ line: v.string(), delimiter: v.picklist(delimiters) })),
    dialect: v.strictObject({
      delimiter: v.picklist(delimiters),
      lineEnd: v.picklist(['\n', '\r\n', '\r']),
    }),
  }),
  /** The automations that made the changes, with their options, and how many were written by hand. */
  jobs: v.array(
    v.strictObject({
      slug: v.string(),
      options: v.record(v.string(), v.unknown()),
      cellsByHand: v.optional(index),
    }),
  ),
  /** The changes, in rows of the changed file and columns of the original one. */
  patches: v.array(v.strictTuple([index, index, cell, cell])),
  /** Columns of the original file that were left out, with a cell for each row of the changed file. */
  leftOut: v.array(v.strictObject({ column: index, cells: v.array(cell) })),
})

/** A record of what was done to a file, with everything that undoes it. */
export type JobFile = v.InferOutput<typeof shape>

/** Finds what tells a file from all others. */
async function fingerprintOf(bytes: Uint8Array): Promise<JobFile['original']> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return { bytes: bytes.length, sha256: digits.join('') }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new JobFileError('not-json', 'The job file is not valid JSON.')
  }
}

/**
 * Reads a job file.
 *
 * @throws {JobFileError} when the text is none
 */
export function parseJobFile(text: string): JobFile {
  const value = parseJson(text)
  if (v.is(v.looseObject({ version: v.pipe(v.number(), v.minValue(2)) }), value)) {
    throw new JobFileError('newer-version', 'The job file is from a newer version.')
  }
  const { success, output, issues } = v.safeParse(shape, value)
  if (!success) {
    const place = v.getDotPath(issues[0]) ?? 'the whole text'
    throw new JobFileError('not-a-job', `This is not a job file: ${place} is wrong.`)
  }
  const cells = [
    ...output.patches.map(([, , before]) => before),
    ...output.leftOut.flatMap(({ cells: own }) => own),
  ]
  const wrong = cells.find((raw) => raw !== null && !isOneCell(raw, output.layout.dialect))
  if (wrong !== undefined) {
    throw new JobFileError('not-a-job', `This is not a job file: “${wrong}” is not one cell.`)
  }
  return output
}

/** Reads a file in a known layout. */
function openAs(bytes: Uint8Array, { layout }: JobFile): Table {
  return new Table(decodeAs(bytes, layout), layout)
}

/**
 * Undoes what a job file records.
 *
 * @param text the job file
 * @param bytes the changed file
 * @returns the file before the changes: the original one byte for byte, or its products that changed
 *   if only those were written
 * @throws {JobFileError} when the text is no job file, or belongs to another file
 */
export async function undoJobFile(text: string, bytes: Uint8Array): Promise<Uint8Array> {
  const jobFile = parseJobFile(text)
  const { sha256 } = await fingerprintOf(bytes)
  if (sha256 !== jobFile.changed.sha256) {
    throw sha256 === jobFile.original.sha256
      ? new JobFileError('original', 'This is the original file: there is nothing to undo in it.')
      : new JobFileError('other-file', `The job file belongs to another file, “${jobFile.name}”.`)
  }
  const whole = insertColumns(openAs(bytes, jobFile), jobFile.leftOut)
  const patches: readonly Patch[] = invert(jobFile.patches)
  return encodeFile(applyPatches(whole, patches), jobFile.layout)
}

/** Contents of a job file. */
export interface JobFileParts extends Omit<JobFile, 'version' | 'original' | 'changed'> {
  readonly originalBytes: Uint8Array
  readonly changedBytes: Uint8Array
  readonly leftOut: LeftOutColumn[]
}

/** Writes a job file as JSON. */
export async function jobFileText({
  originalBytes,
  changedBytes,
  ...rest
}: JobFileParts): Promise<string> {
  const jobFile: JobFile = {
    version: 1,
    ...rest,
    original: await fingerprintOf(originalBytes),
    changed: await fingerprintOf(changedBytes),
  }
  return `${JSON.stringify(jobFile)}\n`
}
