import { describe, expect, test } from 'vitest'
import { parseSettings } from '../../options/parseSettings.ts'
import { automationFields, describe as describeOptions } from '../../options.ts'
import type { Options } from '../../options.ts'
import type { Suggestions, TextRequest } from '../../plan/TextRequest.ts'
import { planned } from '../test/planned.ts'
import { changedMarkup } from './markup.ts'
import { strings } from './options.ts'

const slug = 'ai-copy-optimizer'
const header =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Image Src,Image Alt Text,Variant Image,SEO Title,SEO Description\n'
const cup = `${header}cup,Acme cup!!! 350 ml,"<p>Holds <b>350 ml</b>. <a href=""/care"">Care</a></p>",Acme,Cups,Color,White,1.jpg,,1.jpg,,\n`

const byKey = { engine: 'own-key' }

function requestsOf(options: Options): readonly TextRequest[] {
  return planned(slug, cup, { ...byKey, ...options }).plan.requests ?? []
}

/** Plans with what a service answers to each request. */
function withAnswer(options: Options, answer: (request: TextRequest) => string): readonly string[] {
  const set = { ...byKey, ...options }
  const suggestions: Suggestions = new Map(
    requestsOf(options).map((request) => [request.key, { text: answer(request), by: 'Model' }]),
  )
  return planned(slug, cup, set, { suggestions }).changes
}

describe('a plan with a service', () => {
  test('asks for texts before the service has written any', () => {
    const { changes, plan } = planned(slug, cup, byKey)
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('not-written')
    expect(plan.requests).toEqual([
      {
        key: expect.any(String),
        text: 'Acme cup!!! 350 ml',
        isHtml: false,
        wanted: expect.stringContaining('Improve the title of the product'),
        facts:
          'title: Acme cup!!! 350 ml; brand: Acme; type: Cups; Color: White; description: Holds 350 ml. Care.',
        locked: ['Acme'],
      },
    ])
    expect(plan.requests?.[0]?.wanted).toContain('at most 70 characters')
  })

  test('asks for descriptions as HTML and fills empty cells', () => {
    const parts = ['description', 'seo-title', 'seo-description', 'alt']
    expect(requestsOf({ parts }).map(({ text, isHtml }) => [text, isHtml])).toEqual([
      ['<p>Holds <b>350 ml</b>. <a href="/care">Care</a></p>', true],
      ['Acme cup!!! 350 ml', false],
      ['Holds 350 ml. Care.', false],
      ['Acme cup!!! 350 ml, White', false],
    ])
  })

  test('asks for nothing by rules', () => {
    expect(planned(slug, cup).plan.requests).toBeUndefined()
  })

  test('cleans written texts by the chosen rules', () => {
    expect(withAnswer({}, () => 'White Acme cup, 350 ml!!!')).toEqual([
      '1 Title: Acme cup!!! 350 ml → White Acme cup, 350 ml [info: written Model]',
    ])
    expect(withAnswer({ clean: [] }, () => 'Acme cup\n350 ml 🔥')).toEqual([
      '1 Title: Acme cup!!! 350 ml → Acme cup 350 ml 🔥 [info: written Model]',
    ])
  })

  test('fills empty cells within their limits', () => {
    const parts = ['seo-title', 'seo-description']
    expect(
      withAnswer({ parts }, ({ wanted }) => (wanted.includes('160') ? 'x'.repeat(161) : 'Cup')),
    ).toEqual([
      '1 SEO Title:  → Cup [info: written Model]',
      `1 SEO Description:  → ${'x'.repeat(161)} [info: written Model] [conflict: over-limit 160 161]`,
    ])
  })
})

describe('an answer is not applied', () => {
  test.each([
    [
      'with a number that the file lacks',
      'Acme cup 350 ml, 5 pieces',
      '[conflict: new-fact 5, 5pieces]',
    ],
    ['with another unit', 'Acme cup 350 cl', '[conflict: new-fact 350cl]'],
    ['without a locked word', 'White cup 350 ml', '[conflict: locked-lost Acme]'],
    ['with markup in a title', 'Acme <b>cup</b> 350 ml', '[conflict: markup <]'],
    ['that is too long', `Acme cup 350 ml ${'white '.repeat(20)}`, '[conflict: over-limit 70'],
  ])('%s', (_, answer, said) => {
    const [change] = withAnswer({ clean: [] }, () => answer)
    expect(change).toContain(said)
  })

  test('but reviewed when it lost a number', () => {
    expect(withAnswer({}, () => 'White Acme cup')[0]).toContain(
      '[review: number-removed 350, 350ml]',
    )
  })
})

describe('markup', () => {
  const source = '<p>One <a href="/a">two</a><img src="1.jpg"></p>'

  test.each([
    '<p>1 <a href="/a">2</a></p><ul><li>3</li></ul><img src="1.jpg">',
    '<p><strong>1</strong> <img src="1.jpg"><a href="/a">2</a>',
  ])('may change around links and pictures: %s', (result) => {
    expect(changedMarkup(source, result)).toBeUndefined()
  })

  test.each([
    ['<p>One two<img src="1.jpg"></p>', 'a'],
    ['<p>One <a href="/b">two</a><img src="1.jpg"></p>', 'a'],
    ['<p>One <a href="/a" onclick="x()">two</a><img src="1.jpg"></p>', 'a'],
    ['<p>One <a href="/a">two</a></p>', 'img'],
    [`${source}<script>x()</script>`, 'script'],
    [`${source}<img src="2.jpg">`, 'img'],
    [`${source}<!-- x -->`, '!--'],
    [`${source}<b>open`, 'b'],
    ['<table><tr><td>1</td></tr></table>', 'table'],
  ])('is refused: %s', (result, tag) => {
    expect(changedMarkup(source, result)).toBe(tag)
  })

  test('that runs or shows something stays', () => {
    expect(changedMarkup('<table><tr><td>1</td></tr></table>', '<p>1</p>')).toBe('table')
    expect(changedMarkup('<div><span>1</span></div>', '<p>1</p>')).toBeUndefined()
  })
})

test('the command line offers rules only', () => {
  const fields = automationFields[slug]
  expect(parseSettings(fields, strings, ['engine=rules'])).toMatchObject({ engine: 'rules' })
  expect(() => parseSettings(fields, strings, ['engine=own-key'])).toThrow(
    'only works in a browser. It takes rules; its other choices need a browser.',
  )
  const [engine] = describeOptions(fields, strings)
  expect(engine).toMatchObject({ key: 'engine', values: ['rules'], default: 'rules' })
})
