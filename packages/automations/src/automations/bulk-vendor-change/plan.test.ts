import { describe, expect, test } from 'vitest'
import { planned } from '../test/planned.ts'

const slug = 'bulk-vendor-change'

const text = `Handle,Vendor,Tags,Image Src
a,Acme,"summer, sale",1.jpg
a,,,2.jpg
b,Acme,,
c,ACME,acme,
d,Café  Noir,,
e,Cafe Noir,,
f,Cafe Noir,,
g,,,
h,Zeta,,
`

describe('spellings', () => {
  test('of one vendor become the most used one, for review', () => {
    expect(planned(slug, text).changes).toEqual([
      '4 Vendor: ACME → Acme [review: merged]',
      '5 Vendor: Café  Noir → Cafe Noir [review: merged]',
    ])
  })

  test('stay without the suggestion', () => {
    const { changes, plan } = planned(slug, text, { suggest: false })
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('no-vendors')
  })

  test('with needless spaces lose them', () => {
    expect(planned(slug, 'Handle,Vendor\na, Acme  Ltd \nb,Zeta\n').changes).toEqual([
      '1 Vendor:  Acme  Ltd  → Acme Ltd [review: merged]',
    ])
  })

  test('fold the same in every language', () => {
    expect(planned(slug, 'Handle,Vendor\na,Iris\nb,IRIS\nc,ıris\nd,Iris\n').changes).toEqual([
      '2 Vendor: IRIS → Iris [review: merged]',
    ])
  })

  test('in other scripts are not mixed up', () => {
    expect(planned(slug, 'Handle,Vendor\na,無印\nb,無\nc,!!!\nd,???\n').changes).toEqual([])
  })

  test('of one letter cannot be merged', () => {
    expect(planned(slug, 'Handle,Vendor\na,A\nb,A\nc,a\n').changes).toEqual([
      '3 Vendor: a → A [review: merged] [conflict: too-short]',
    ])
  })
})

describe('new names', () => {
  test('are written in the first row of each product', () => {
    expect(planned(slug, text, { map: { Acme: 'Acme Ltd' }, suggest: false }).changes).toEqual([
      '1 Vendor: Acme → Acme Ltd',
      '3 Vendor: Acme → Acme Ltd',
    ])
  })

  test('count for every spelling of a vendor', () => {
    expect(planned(slug, text, { map: { Acme: 'Acme Ltd' } }).changes).toContain(
      '4 Vendor: ACME → Acme Ltd [review: merged]',
    )
  })

  test('of a spelling count before merging', () => {
    const { changes } = planned(slug, text, { map: { ACME: 'Other' } })
    expect(changes).toContain('4 Vendor: ACME → Other')
  })

  test('that objects have by themselves are names like others', () => {
    expect(planned(slug, 'Handle,Vendor\na,constructor\nb,toString\n').changes).toEqual([])
  })

  test('are given to products without a vendor if they are asked for', () => {
    expect(planned(slug, text, { empty: 'House', suggest: false }).changes).toEqual([
      '8 Vendor:  → House',
    ])
  })
})

describe('the old vendor', () => {
  test('becomes a tag, behind the tags there are', () => {
    const { changes } = planned(slug, text, { map: { Acme: 'Beta' }, tag: true })
    expect(changes).toEqual([
      '1 Vendor: Acme → Beta',
      '1 Tags: summer, sale → summer, sale, Acme',
      '3 Vendor: Acme → Beta',
      '3 Tags:  → Acme',
      '4 Vendor: ACME → Beta [review: merged]',
      '5 Vendor: Café  Noir → Cafe Noir [review: merged]',
      '5 Tags:  → Café  Noir',
    ])
  })

  test('with a comma cannot be one', () => {
    const { changes } = planned(slug, 'Handle,Vendor,Tags\na,"Acme, Inc.",x\n', {
      map: { 'Acme, Inc.': 'Acme' },
      tag: true,
    })
    expect(changes).toEqual([
      '1 Vendor: Acme, Inc. → Acme',
      '1 Tags: x → x, Acme, Inc. [conflict: comma]',
    ])
  })
})

test('rows that end before the vendor are not lengthened', () => {
  expect(planned(slug, 'Handle,Title,Vendor\na,A\nb,B,\n', { empty: 'House' }).changes).toEqual([
    '2 Vendor:  → House',
  ])
})

test('the preview counts the products of a vendor', () => {
  const { plan } = planned(slug, text)
  const [, count] = plan.columns
  expect(count?.kind === 'computed' ? count.valueOf(5, () => '') : count).toEqual({ text: '1' })
  expect(planned(slug, 'Handle\na\n').plan.nothing).toBe('no-column')
})
