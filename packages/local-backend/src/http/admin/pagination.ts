import type { Context } from 'hono'
import { validationFailed } from '../../errors.ts'

const defaultPerPage = 50

/** A page of a list. */
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

/** Parses `page` and `per_page`. @throws ApiError 400 unless they are positive integers. */
export function readPage(c: Context): Page {
  const page = readNumber(c, 'page', 1)
  const perPage = readNumber(c, 'per_page', defaultPerPage)
  const offset = (page - 1) * perPage
  if (!Number.isSafeInteger(offset)) throw badPage('page', String(page))
  return { page, perPage, offset }
}

/** Returns the headers with the number of entries and the next page, as in GoTrue (RFC 8288). */
export function announcePages(c: Context, { page, perPage }: Page, total: number): void {
  const last = Math.ceil(total / perPage)
  const url = new URL(c.req.url)
  const link = (to: number, rel: string) => {
    url.searchParams.set('page', String(to))
    // Clients expect the page number at the start of the query.
    url.searchParams.sort()
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  c.header('link', links.join(', '))
  c.header('x-total-count', String(total))
}
