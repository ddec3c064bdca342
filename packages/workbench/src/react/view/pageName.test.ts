import { expect, test } from 'vitest'
import { pageName } from './pageName.ts'

test.each([
  ['https://shop.example/products/linen-apron.json', 'linen-apron'],
  ['https://shop.example/de/leinensch%C3%BCrze.html?size=m', 'leinenschürze'],
  ['https://shop.example/apron%2F..%2F%E2%80%AEgnp.exe/', 'apron-..-gnp.exe'],
  ['https://shop.example/100%', '100'],
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example/%20%2F', 'shop.example'],
  [`https://shop.example/${'a'.repeat(200)}`, 'a'.repeat(80)],
])('the page at %s has a name that is safe for a file', (address, name) => {
  expect(pageName(address)).toBe(name)
})
