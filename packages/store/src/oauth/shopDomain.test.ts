import { expect, test } from 'vitest'
import { readShopDomain } from './shopDomain.ts'

test.each(['my-shop.myshopify.com', '1.myshopify.com', `${'a'.repeat(60)}.myshopify.com`])(
  'accepts %s',
  (text) => {
    expect(readShopDomain(text)).toBe(text)
  },
)

test.each([
  '',
  'my-shop',
  '.myshopify.com',
  '-a.myshopify.com',
  'my_shop.myshopify.com',
  'My-Shop.myshopify.com',
  'x.myshopify.com.evil.test',
  'x.myshopify.com/',
  'x.myshopify.com///',
  'x.myshopify.com:443',
  'x.myshopify.com\n',
  'x.myshopify.com#',
  'evil.test#.myshopify.com',
  'user@x.myshopify.com',
  'evil.test/x.myshopify.com',
  'https://x.myshopify.com',
  'ѕhop.myshopify.com',
  `${'a'.repeat(61)}.myshopify.com`,
])('refuses %j', (text) => {
  expect(readShopDomain(text)).toBeUndefined()
})
