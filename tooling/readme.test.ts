import { expect, test } from 'vitest'
import { readBlocks, readFiles, readLinkLists, readSections, readTargets } from './readme.ts'

const fence = '```'
const document = `
# A package

${fence}sh
npm install
${fence}

In \`src/not.ts\` there is nothing:

${fence}ts
const none = 1
${fence}

\`src/a.ts\`:

${fence}ts
const a = '<&>'

export { a }
${fence}

\`.env.local\`

${fence}
KEY=value
${fence}
`

test('a file is a code block below a paragraph with only its name', () => {
  expect(readFiles(document)).toEqual([
    { path: 'src/a.ts', text: "const a = '<&>'\n\nexport { a }\n" },
    { path: '.env.local', text: 'KEY=value\n' },
  ])
})

test('all code blocks are returned with their languages', () => {
  expect(readBlocks(document).map(({ language }) => language)).toEqual(['sh', 'ts', 'ts', ''])
})

test('code blocks in lists are found too', () => {
  expect(readBlocks(`1. Run this:\n\n   ${fence}sh\n   npm start\n   ${fence}\n`)).toEqual([
    { language: 'sh', text: 'npm start\n', path: undefined },
  ])
})

const guide = `
# The *guide*

It runs \`npm test\`. More follows.

## Next

Start:

- [One](one.md): the first
- [Two](two.md#part): the second
`

test('headings come with the paragraph below them, as plain text', () => {
  expect(readSections(guide)).toEqual([
    { title: 'The guide', depth: 1, text: 'It runs npm test. More follows.' },
    { title: 'Next', depth: 2, text: 'Start:' },
  ])
})

test('targets and lists of links are found', () => {
  expect(readTargets(guide)).toEqual(['one.md', 'two.md#part'])
  expect(readLinkLists(guide)).toEqual([
    {
      title: 'Start',
      links: [
        { name: 'One', href: 'one.md', says: 'the first' },
        { name: 'Two', href: 'two.md#part', says: 'the second' },
      ],
    },
  ])
})
