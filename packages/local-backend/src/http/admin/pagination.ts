import type { Context } from 'hono'
import { validationFailed } from '../../errors.ts'

const defaultPerPage = 50

/** Which part of a list to give. */
export interface Page {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  readonly offset: number
}

const badPage = (name: string, value: string) =>
  validationFailed(
    `Bad Pagination Parameters: ${name} is "${value}", which is no whole number from 1`,
  )

function readNumber(c: Context, name: string, otherwise: number): number {
  const value = c.req.query(name)
  if (!value) return otherwise
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= 1 && number < 2 ** 31) return number
  throw badPage(name, value)
}

/** Reads `page` and `per_page`. @throws ApiError 400 unless they are whole numbers from 1. */
export function readPage(c: Context): Page {
  const page = readNumber(c, 'page', 1)
  const perPage = readNumber(c, 'per_page', defaultPerPage)
  const offset = (page - 1) * perPage
  if (!Number.isSafeInteger(offset)) throw badPage('page', String(page))
  return { page, perPage, offset }
}

/** Says how many entries there are and where the next page is, as GoTrue does (RFC 8288). */
export function announcePages(c: Context, { page, perPage }: Page, total: number): void {
  const last = Math.ceil(total / perPage)
  const url = new URL(c.req.url)
  const link = (to: number, rel: string) => {
    url.searchParams.set('page', String(to))
    // Clients look for the number of the page at the start of the query.
    url.searchParams.sort()
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  c.header('link', links.join(', '))
  c.header('x-total-count', String(total))
}
