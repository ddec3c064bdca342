import { describe, expect, test } from 'vitest'
import { joinGroups, readGroups, rootVariables, sharedGroups, splitGroups } from './pageStyles.ts'

const known = new Set(['--dw-bg', '--dw-top-light'])

/** Returns a group as styled-components writes it. */
const group = (number: number, id: string, names: string, css: string) =>
  `${css}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${names}"}/*!sc*/\n`

describe('the variables of the root', () => {
  test('are those that a style sheet sets unconditionally', () => {
    const css = `:root,[data-theme='dark']{--dw-bg:#000;color:red}
      [data-theme='light']{--dw-light:#fff}
      @media print{:root{--dw-print:#fff}}`
    expect([...rootVariables(css)]).toEqual(['--dw-bg'])
  })
})

describe('groups', () => {
  test('are read in order, without their markers and without empty groups', () => {
    const css =
      group(1, 'sc-a-0', 'aaa,', '.aaa{color:red;}.aaa:hover{color:blue;}') +
      group(2, 'sc-b-0', 'bbb,', '') +
      group(3, 'sc-keyframes-turn', 'turn,', '@keyframes turn{to{rotate:1turn}}')
    expect(readGroups(css, known)).toEqual([
      { names: ['sc-a-0', 'aaa'], css: '.aaa{color:red;}.aaa:hover{color:blue;}' },
      { names: ['sc-keyframes-turn', 'turn'], css: '@keyframes turn{to{rotate:1turn}}' },
    ])
  })

  test('lose the fallbacks of variables that are always set', () => {
    const css = group(
      1,
      'sc-a-0',
      'aaa,',
      `.aaa{background:var(--dw-bg, #090c09);box-shadow:var(--dw-top-light, inset 0 1px rgb(255 255 255 / 5%)),0 0 var(--dw-bg, red);
        min-block-size:calc(100dvh - var(--dw-notice-size, 0px));content:"var(--dw-bg, x)";}`,
    )
    const text = joinGroups(readGroups(css, known))
    expect(text).toContain('background:var(--dw-bg);')
    expect(text).toContain('box-shadow:var(--dw-top-light),0 0 var(--dw-bg)')
    expect(text).toContain('calc(100dvh - var(--dw-notice-size, 0px))')
    expect(text).toContain('content:"var(--dw-bg, x)"')
  })

  test('are split by the parts of the page that need them', () => {
    const [a, b, turn] = readGroups(
      group(1, 'sc-a-0', 'aaa,', '.aaa{animation:turn 1s;}') +
        group(2, 'sc-b-0', 'bbb,', '.bbb{color:red;}') +
        group(3, 'sc-keyframes-turn', 'turn,', '@keyframes turn{to{rotate:1turn}}'),
      known,
    )
    expect(splitGroups([a!, b!, turn!], new Set(['sc-a-0', 'aaa']))).toEqual({
      needed: [a, turn],
      others: [b],
    })
  })

  test('that all pages share are returned in the order of the first page', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ names: [name], css: `.${name}{}` }))
    expect(
      sharedGroups([
        [b!, a!, c!],
        [a!, b!],
        [a!, c!, b!],
      ]),
    ).toEqual([b, a])
  })
})
