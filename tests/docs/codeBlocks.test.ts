import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openProject } from '@dropwatt/tooling/project'
import { readBlocks } from '@dropwatt/tooling/readme'
import { root } from '../../scripts/commands.ts'
import { readDocuments } from './documents.ts'

/** Timeout in ms; the compiler reads the sources of the packages. */
const compiling = 60_000

const blocks = readDocuments().flatMap(({ path, text }) =>
  readBlocks(text).map((block, index) => Object.assign(block, { document: path, index })),
)

/** The README whose examples import each other: its own test finds them in its compiled sources. */
const ownTest = 'packages/auth/README.md'

/** Examples for frameworks that are installed only for a release, whose projects compile them. */
const atRelease = new Set(['app/StyleRegistry.tsx'])

/** Languages of code blocks: TypeScript is compiled and JSON parsed; the others are read by people. */
const languages = ['sh', 'ts', 'tsx', 'json', 'mermaid']

test('every code block is of a language that is run, compiled or parsed', () => {
  const unknown = blocks
    .filter(({ language }) => !languages.includes(language))
    .map(
      ({ document, language }) =>
        `${document}: give the code block of "${language}" one of the languages ${languages.join(', ')}, or test the new one here.`,
    )
  expect(unknown).toEqual([])
})

test('every block of JSON can be read', () => {
  for (const { text } of blocks.filter(({ language }) => language === 'json')) {
    expect(() => JSON.parse(text) as unknown).not.toThrow()
  }
})

test('every block of TypeScript compiles alone', { timeout: compiling }, async () => {
  await mkdir(join(root, 'test-results'), { recursive: true })
  const folder = await mkdtemp(join(root, 'test-results/docs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const written = blocks.filter(
    ({ language, document, path = '' }) =>
      language.startsWith('ts') && document !== ownTest && !atRelease.has(path),
  )
  const files = await Promise.all(
    written.map(async ({ language, document, index, text }) => {
      const name = `${document.replaceAll('/', '-').replace('.md', '')}-${index}.${language}`
      await writeFile(join(folder, name), text)
      return name
    }),
  )
  const up = relative(folder, root)
  const config = {
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      // Examples name what they show without using it, and are for the usual settings.
      noUnusedLocals: false,
      noUncheckedIndexedAccess: false,
      paths: {
        '@dropwatt/local-backend': [`${up}/packages/local-backend/src/index.ts`],
        '@supabase/supabase-js': [`${up}/packages/auth/node_modules/@supabase/supabase-js`],
        'react-router-dom': [`${up}/packages/app/node_modules/react-router-dom`],
      },
    },
    include: ['*.ts', '*.tsx', `${up}/packages/ui/src/*.d.ts`, `${up}/scripts/published/*.d.ts`],
    exclude: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  using project = openProject(join(folder, 'tsconfig.json'))
  const { program } = project
  const problems = files.flatMap((name) => {
    const file = join(folder, name)
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]
    return found.map(({ text }) => `${name}: ${text}`)
  })
  expect(files.length).toBeGreaterThan(15)
  expect(problems).toEqual([])
})
