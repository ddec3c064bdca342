/** Reason that the backend could not start: the state of the data folder, or the port. */
export type LocalBackendErrorCode =
  | 'locked'
  | 'read_only'
  | 'full'
  | 'corrupt'
  | 'empty'
  | 'lost'
  | 'newer'
  | 'port'
  | 'unwritable'

/** The error for a backend that cannot start; its message is one line with the reason and the fix. */
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
    'is in use by another server. Two servers would overwrite each other. Stop the other one, or choose another folder.',
  read_only:
    'is read-only, so accounts cannot be saved. Make it writable, or choose another folder.',
  full: 'is on a full disk, so accounts cannot be saved. Free some space and start again.',
  corrupt:
    'contains a damaged file. Nothing was changed. Restore a backup, or move the folder away to start with a new one.',
  empty: 'holds no accounts yet. Start the server once, or choose another folder.',
  lost: 'has the key of accounts, but no accounts. Nothing was changed. Restore auth.sqlite from a backup, or remove jwk.json to start with a new folder.',
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

/** Creates the error for a data folder in the state `code`. */
export function folderError(
  dataDir: string,
  code: FolderState,
  cause?: unknown,
): LocalBackendError {
  return new LocalBackendError(code, `The data folder ${dataDir} ${advice[code]}`, cause)
}

/** Converts an error of the file system or SQLite into a {@link LocalBackendError}. */
export function toLocalBackendError(dataDir: string, cause: unknown): LocalBackendError {
  return cause instanceof LocalBackendError ? cause : folderError(dataDir, codeOf(cause), cause)
}
