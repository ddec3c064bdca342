import { expect, test } from 'vitest'
import { foldStyles } from './fold-styles.ts'

const constants = {
  space: { 1: '0.25rem' },
  color: { text: 'var(--dw-text, #fff)' },
  base: ['box-sizing: border-box;'],
  turning: [{ name: 'made at run time' }],
}

const source = `import { base, turning } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'
const part = styled.b\`\${base}\${turning} margin: \${space[1]}; color: \${color.text}; \${own}\``

test('what does not change is written into the template, and no longer imported', () => {
  expect(foldStyles(source, constants)).toBe(`import { turning } from '../../theme/index.js'
const part = styled.b\`box-sizing: border-box;\${turning} margin: 0.25rem; color: var(--dw-text, #fff); \${own}\``)
})

test('what is not known stays as it is', () => {
  expect(foldStyles(source, {})).toBe(source)
})
