import { describe, expect, it } from 'vitest'
import { folderError, toLocalBackendError } from './local-backend-error.ts'

describe('toLocalBackendError', () => {
  it.each([
    [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'locked'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 8 | (6 << 8) }, 'read_only'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'corrupt'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'full'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, 'unwritable'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, 'corrupt'],
    [{ code: 'EROFS' }, 'read_only'],
    [{ code: 'ENOSPC' }, 'full'],
    [{ code: 'EACCES' }, 'unwritable'],
    [new Error('anything else'), 'unwritable'],
    [null, 'unwritable'],
  ])('reads %j as %s, in one line with the folder and what to do', (cause, code) => {
    const error = toLocalBackendError('/data', cause)
    expect(error).toMatchObject({ name: 'LocalBackendError', code, cause })
    expect(error.message).toMatch(/^\[@dropwatt\/local-backend\] The data folder \/data [^\n]+\.$/)
  })

  it('returns its own errors unchanged', () => {
    const error = folderError('/data', 'newer')
    expect(toLocalBackendError('/data', error)).toBe(error)
  })
})
