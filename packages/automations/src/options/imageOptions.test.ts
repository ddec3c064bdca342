import { describe, expect, test } from 'vitest'
import {
  automationFields,
  automationTexts,
  defaultOptions,
  describe as describeOptions,
  imageSlugs,
  isShown,
  OptionsError,
  parseOptions,
  parseSettings,
  validate,
  type OptionField,
  type Options,
} from '../options.ts'

type ImageSlug = (typeof imageSlugs)[number]

function read(slug: ImageSlug, ...settings: string[]): Options {
  return parseSettings(automationFields[slug], automationTexts[slug], settings)
}

function shownKeys(slug: ImageSlug, options: Options): string[] {
  const fields: readonly OptionField[] = automationFields[slug]
  return fields.filter((field) => isShown(fields, field, options)).map(({ key }) => key)
}

describe('options of work on images', () => {
  test.each(imageSlugs)('the defaults of %s are valid', (slug) => {
    const fields = automationFields[slug]
    const defaults: Options = defaultOptions(fields, { isImages: true })
    expect(validate(fields, defaults)).toEqual({})
    expect(parseOptions(fields, defaults)).toEqual(defaults)
  })

  test.each(imageSlugs)('every choice of %s can be written as it is listed', (slug) => {
    for (const { key, values } of describeOptions(automationFields[slug], automationTexts[slug])) {
      for (const value of values ?? []) expect(read(slug, `${key}=${value}`)).toHaveProperty(key)
    }
  })

  test('sliders, places, colours and images are read from settings', () => {
    expect(
      read('swappable-background', 'template=my-colour', 'colour=#AABBB2', 'fill=60', 'size=1024'),
    ).toMatchObject({ template: 'colour', colour: '#aabbb2', fill: 60, size: '1024' })
    expect(read('dynamic-watermark', 'place=bottom-left', 'logo=a/logo.PNG')).toMatchObject({
      place: 'bottom-left',
      logo: { name: 'a/logo.PNG' },
    })
    expect(read('dynamic-watermark', 'place=top')).toMatchObject({ place: 'top' })
    expect(read('image-compression', 'side=off')).toMatchObject({ side: null })
    expect(read('remove-metadata', 'keep=date')).toMatchObject({
      keep: ['rotation', 'profile', 'date'],
    })
  })

  test.each<[ImageSlug, string, string]>([
    ['image-compression', 'quality=39', 'Enter a number from 40 to 95.'],
    ['image-compression', 'quality=7.5', 'It takes a number from 40 to 95'],
    ['swappable-background', 'colour=red', 'It takes a colour, such as #f2ede4.'],
    ['dynamic-watermark', 'logo=logo.gif', 'Choose a PNG, WEBP, SVG file.'],
    ['dynamic-watermark', 'place=centre', 'It takes one of top-left, top,'],
    ['remove-background', 'engine=own-key', 'only works in a browser'],
    ['remove-metadata', 'what=images', 'what is opened decides “what”.'],
  ])('%s %s is refused', (slug, setting, text) => {
    expect(() => read(slug, setting)).toThrow(text)
    expect(() => read(slug, setting)).toThrow(OptionsError)
  })

  test('a missing or too large image is refused', () => {
    const fields = automationFields['dynamic-watermark']
    const options = { ...defaultOptions(fields), mark: 'logo' }
    expect(validate(fields, options).logo).toMatchObject({
      code: 'no-file',
      values: { types: 'PNG, WEBP, SVG' },
    })
    const logo = { name: 'logo.svg', size: 2_000_001 }
    expect(validate(fields, { ...options, logo }).logo).toMatchObject({
      code: 'file-too-large',
      values: { max: 2000 },
    })
    expect(validate(fields, { ...options, logo: { ...logo, size: 2_000_000 } })).toEqual({})
  })

  test('remove-metadata shows the options of what is open', () => {
    const fields = automationFields['remove-metadata']
    expect(shownKeys('remove-metadata', defaultOptions(fields, { isImages: true }))).toEqual([
      'what',
      'keep',
    ])
    expect(shownKeys('remove-metadata', defaultOptions(fields))).toEqual([
      'what',
      'fields',
      'how',
      'seo',
    ])
    const listed = describeOptions(fields, automationTexts['remove-metadata'])
    expect(listed.map(({ key }) => key)).not.toContain('what')
  })

  test('lossless compression has no quality and no size, as its pixels stay', () => {
    const options = { ...defaultOptions(automationFields['image-compression']), mode: 'lossless' }
    expect(shownKeys('image-compression', options)).toEqual(['mode', 'strip', 'least'])
  })
})
