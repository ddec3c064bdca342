import { expect, test } from 'vitest'
import { listReplacements } from './replacements.ts'

test('only the innermost elements that differ are replaced, by their place', () => {
  const page = '<div><p>One <b>two</b></p><button title="a"><i></i></button></div><p>Three</p>'
  const other = '<div><p>One <b>2</b></p><button title="b"><i></i></button></div><p>3</p>'
  expect(listReplacements(page, other)).toEqual([
    { at: 2, html: '<b>2</b>' },
    { at: 3, html: '<button title="b"><i></i></button>' },
    { at: 5, html: '<p>3</p>' },
  ])
  expect(listReplacements(page, page)).toEqual([])
})

test('an element with other elements in it is replaced as a whole', () => {
  expect(listReplacements('<p><b></b></p><i>a</i>', '<p><u></u><b></b></p><i>b</i>')).toEqual([
    { at: 0, html: '<p><u></u><b></b></p>' },
    { at: 2, html: '<i>b</i>' },
  ])
})

test('renderings with other elements at the top are an error', () => {
  expect(() => listReplacements('<p></p>', '<div></div>')).toThrow('differ at the top')
})
