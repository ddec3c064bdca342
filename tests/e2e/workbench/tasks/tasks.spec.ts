import { languages } from '../../../../packages/app/src/config/languages.ts'
import { expect, test } from '../../fixtures.ts'
import { Member } from '../Member.ts'
import { partsOf } from '../parts.ts'
import { textsOf } from '../texts.ts'
import { tasks } from './tasks.ts'

const ways = (['mouse', 'keyboard'] as const).flatMap((way) =>
  languages.map((language) => ({ way, language })),
)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [at, { title, presses, run }] of tasks.entries()) {
  const budget = `${presses} ${presses === 1 ? 'press' : 'presses'}`
  for (const [index, { way, language }] of ways.entries()) {
    // Each task is tried in one way with every commit, and all ways are tried with every few tasks.
    const tag = index === at % ways.length ? ['@journey'] : []

    test(
      `a member ${title} in ${budget}, by ${way} in ${language}`,
      { tag },
      async ({ memberPage: page }) => {
        test.slow()
        const member = new Member(page, way)
        const parts = partsOf(page, language)
        const scene = { page, member, language, parts, texts: textsOf[language] }
        expect(await run(scene)).toBe(presses)
      },
    )
  }
}
