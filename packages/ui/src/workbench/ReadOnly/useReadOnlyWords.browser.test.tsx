import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { useReadOnlyWords } from './index.js'

const inItalian = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="it" catalog={catalogs.it}>
    {children}
  </LocaleProvider>
)

const stopped = { name: 'Quantity', reason: 'needs-inventory', cells: 1200, products: 1 }

describe('stopped changes', () => {
  test('are counted, with the reason', async () => {
    const { result } = await renderHook(() => useReadOnlyWords())
    expect(result.current.stopped(stopped)).toBe(
      'Quantity is read-only: 1,200 changes in 1 product stopped. Stock is changed in Shopify: Dropwatt asks for no access to inventory.',
    )
  })

  test('are counted without calling their column read-only, where only some cells are not taken', async () => {
    const { result } = await renderHook(() => useReadOnlyWords())
    const cells = { name: 'Option1 value', reason: 'same-value', cells: 3, products: 2 }
    expect(result.current.stopped(cells)).toBe(
      'Option1 value: 3 changes in 2 products stopped. Two variants would become the same.',
    )
  })

  test('are counted in Italian', async () => {
    const { result } = await renderHook(() => useReadOnlyWords(), { wrapper: inItalian })
    expect(result.current.stopped({ ...stopped, name: 'Quantità', cells: 1, products: 2 })).toBe(
      'Quantità è di sola lettura: bloccata 1 modifica in 2 prodotti. Le scorte si modificano in Shopify: Dropwatt non chiede l’accesso all’inventario.',
    )
  })
})

test.each(['unheard-of', 'nothing', 'constructor', 'is-', ''])(
  'the reason “%s”, which is none, is worded in general',
  async (reason) => {
    const { result } = await renderHook(() => useReadOnlyWords())
    expect(result.current.reason(reason)).toBe('This column is read-only.')
  },
)
