import { expect, test } from 'vitest'
import { readDomain } from './readDomain.js'

test.each([
  'lumen-oak',
  ' Lumen-Oak ',
  'lumen-oak.myshopify.com',
  'https://lumen-oak.myshopify.com/admin',
])('reads the store of %j', (text) => {
  expect(readDomain(text)).toBe('lumen-oak.myshopify.com')
})

test.each([
  '',
  'lumen-oak.com',
  'lumen_oak',
  'lumen-oak.myshopify.com.evil.test',
  'evil.test/lumen-oak.myshopify.com',
  'a@lumen-oak.myshopify.com',
  'lumen-oak.myshopify.com:8080',
  'lúmen',
])('reads no store of %j', (text) => {
  expect(readDomain(text)).toBeUndefined()
})
