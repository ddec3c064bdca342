/** Why the backend could not start: the state of its data folder, or its port. */
export type LocalBackendErrorCode =
  | 'locked'
  | 'read_only'
  | 'full'
  | 'corrupt'
  | 'empty'
  | 'newer'
  | 'port'
  | 'unwritable'

/** Says in one line why the embedded backend could not start, and what to do. */
export class LocalBackendError extends Error {
  override readonly name = 'LocalBackendError'
  readonly code: LocalBackendErrorCode

  constructor(code: LocalBackendErrorCode, message: string, cause?: unknown) {
    super(`[@dropwatt/local-backend] ${message}`, { cause })
    this.code = code
  }
}

type FolderState = Exclude<LocalBackendErrorCode, 'port'>

const advice: Record<FolderState, string> = {
  locked:
    'is in use by another server, and two would overwrite each other. Stop that one, or choose another folder.',
  read_only:
    'is read-only, so accounts cannot be saved. Make it writable, or choose another folder.',
  full: 'lies on a full disk, so accounts cannot be saved. Free some space and start again.',
  corrupt:
    'holds a damaged file, and nothing was changed in it. Restore a copy, or move the folder away to start afresh.',
  empty: 'holds no accounts yet. Start the server once, or choose another folder.',
  newer:
    'was written by a newer version, which this one cannot read. Update, or choose another folder.',
  unwritable:
    'cannot be opened for writing, so accounts cannot be saved. Check the path and its permissions.',
}

const sqliteCodes: Record<number, FolderState> = {
  5: 'locked',
  6: 'locked',
  8: 'read_only',
  11: 'corrupt',
  13: 'full',
  26: 'corrupt',
}

const systemCodes: Record<string, FolderState> = {
  EROFS: 'read_only',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

function codeOf(cause: unknown): FolderState {
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: unknown }
  const found =
    typeof errcode === 'number' ? sqliteCodes[errcode & 0xff] : systemCodes[String(code)]
  return found ?? 'unwritable'
}

/** Makes the error for a folder that was found in the state `code` names. */
export function folderError(
  dataDir: string,
  code: FolderState,
  cause?: unknown,
): LocalBackendError {
  return new LocalBackendError(code, `The data folder ${dataDir} ${advice[code]}`, cause)
}

/** Turns what the file system or SQLite threw while opening into a {@link LocalBackendError}. */
export function toLocalBackendError(dataDir: string, cause: unknown): LocalBackendError {
  return cause instanceof LocalBackendError ? cause : folderError(dataDir, codeOf(cause), cause)
}
