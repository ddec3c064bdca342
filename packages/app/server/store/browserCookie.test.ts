import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { BrowserCookie } from './browserCookie.ts'

function openSite(siteUrl: string) {
  const cookie = new BrowserCookie(siteUrl)
  const app = new Hono()
  app.get('/give', (context) => context.text(cookie.give(context)))
  app.get('/read', (context) => context.text(cookie.read(context) ?? 'none'))
  return async (path: string, Cookie = '') => {
    const response = await app.request(siteUrl + path, { headers: { Cookie } })
    return { text: await response.text(), set: response.headers.get('set-cookie') ?? '' }
  }
}

test('check 1: over https the cookie is the one of this host alone', async () => {
  const ask = openSite('https://shop.test')
  const { set, text } = await ask('/give')
  const [pair = '', ...attributes] = set.split('; ')
  expect(pair).toMatch(/^__Host-dw-store=[\w-]{43}$/u)
  expect(attributes.toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=86400',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
  expect((await ask('/read', pair)).text).toBe(text)
  expect((await ask('/read', pair.replace('__Host-', ''))).text).toBe('none')
})

test('a browser keeps its cookie', async () => {
  const ask = openSite('http://localhost:4173')
  const { set, text } = await ask('/give')
  expect(await ask('/give', set.split(';')[0])).toEqual({ text, set: '' })
})
