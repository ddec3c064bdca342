import { expect, test } from 'vitest'
import { compileStyles } from './styled-components.ts'

const source = `import styled from 'styled-components'
const Box = styled.div<{ $wide?: boolean }>\`
  color: red;
\`
export const Page = () => <Box $wide />
`

test('the id of a styled component derives from the text of its module alone', async () => {
  const { code } = await compileStyles('src/Page.tsx', source)
  expect(code).toMatch(/componentId: ?"sc-\w+-0"/)
  expect(await compileStyles('../src/Moved.tsx', source)).toMatchObject({ code })
  expect(await compileStyles('src/Page.tsx', `${source}// More`)).not.toMatchObject({ code })
})

test('types are removed, and JSX is left to the next transform', async () => {
  const { code } = await compileStyles('src/Page.tsx', source)
  expect(code).not.toContain('boolean')
  expect(code).toContain('<Box $wide />')
})

test('an error names the file', async () => {
  await expect(compileStyles('src/Page.tsx', 'const = 1')).rejects.toThrow(/^src\/Page\.tsx: /)
})
