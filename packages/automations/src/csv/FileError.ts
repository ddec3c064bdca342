/** Why a file cannot be opened. */
export type FileErrorCode = 'empty' | 'binary' | 'web-page' | 'malformed-utf-16'

/** Thrown when bytes are not a table that can be edited. The message says what was found. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode

  constructor(code: FileErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
