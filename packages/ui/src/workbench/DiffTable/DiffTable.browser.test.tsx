import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../../i18n/index.js'
import { ChangeBench } from '../../test/ChangeBench.js'
import { priceColumns, SampleChanges } from '../../test/sampleChanges.js'
import { catalogs } from '../../test/catalogs.js'
import {
  DiffTable,
  type DiffColumn,
  type DiffEditing,
  type DiffRow,
  type DiffTarget,
  type TableLook,
} from './index.js'

/** The element with focus, as its row, its position and its text. */
function focused() {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]')
  const row = cell?.closest('[role="row"]')
  return [Number(row?.getAttribute('aria-rowindex')), Number(cell?.dataset['column'])]
}

function focusedText(): string {
  return document.activeElement?.textContent ?? ''
}

function grid(): HTMLElement {
  return page.getByRole('treegrid').element() as HTMLElement
}

function rowsInDocument(): readonly HTMLElement[] {
  return [...grid().querySelectorAll<HTMLElement>('[data-body] > [role="row"]')]
}

/** Moves to the first cell of the first product with Tab, as a user does. */
async function enter(): Promise<void> {
  await userEvent.tab()
  expect(focused()).toEqual([2, 0])
}

/** Waits for the rendering after a scroll. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
}

beforeEach(async () => {
  await page.viewport(1280, 800)
})

describe('a list of 26,000 rows', () => {
  test('renders at most 60 rows, each with its place in the list', async () => {
    await render(<ChangeBench rowsInList={26_000} />)
    const total = new SampleChanges(26_000).rowCount
    const scroller = grid()
    expect(scroller.getAttribute('aria-rowcount')).toBe(String(total + 1))
    const steps = 20
    for (let step = 0; step <= steps; step += 1) {
      scroller.scrollTop = (scroller.scrollHeight * step) / steps
      // Each position is seen before the next one.
      // oxlint-disable-next-line no-await-in-loop
      await nextFrame()
      const rows = rowsInDocument()
      expect(rows.length).toBeLessThanOrEqual(60)
      const box = scroller.getBoundingClientRect()
      const visible = rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return bottom > box.top + 40 && top < box.bottom
      })
      const indexes = visible.map((row) => Number(row.getAttribute('aria-rowindex')))
      expect(indexes).toEqual(indexes.map((_, at) => (indexes[0] ?? 0) + at))
      const last = visible.at(-1)?.getBoundingClientRect().bottom ?? 0
      expect(last).toBeGreaterThanOrEqual(Math.min(box.bottom - 1, last))
    }
    const end = rowsInDocument().at(-1)
    expect(end?.getAttribute('aria-rowindex')).toBe(String(total + 1))
  })

  test('keeps the visible row in place when rows above it load', async () => {
    await render(<ChangeBench rowsInList={26_000} isSparse />)
    const scroller = grid()
    scroller.scrollTop = 400_000
    await expect.poll(() => scroller.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    const box = scroller.getBoundingClientRect()
    const at = (y: number) =>
      rowsInDocument().find((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top <= y && bottom > y
      })
    const row = at(box.top + 60)
    const top = row?.getBoundingClientRect().top ?? 0
    scroller.scrollTop -= 1000
    await expect.poll(() => scroller.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    scroller.scrollTop += 1000
    await nextFrame()
    const again = rowsInDocument().find(
      (each) => each.getAttribute('aria-rowindex') === row?.getAttribute('aria-rowindex'),
    )
    expect(Math.abs((again?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(48)
  })

  test('keeps the focused cell mounted when it scrolls away', async () => {
    await render(<ChangeBench rowsInList={26_000} />)
    await enter()
    grid().scrollTop = 500_000
    await nextFrame()
    expect(focused()).toEqual([2, 0])
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toEqual([3, 0])
    expect(grid().scrollTop).toBeLessThan(200)
  })
})

describe('names on two lines', () => {
  const changes = new SampleChanges(400)

  /** Rows whose names need two lines in a narrow table, and their places. */
  const long = (index: number): DiffRow | undefined => {
    const row = changes.row(index)
    if (row?.kind !== 'variant' || index % 3 !== 0) return row
    return { ...row, name: 'Smoked and brushed oak / Extra large, with a cover / Left' }
  }

  async function renderLong(): Promise<void> {
    await render(
      <div style={{ inlineSize: 720 }}>
        <DiffTable columns={priceColumns} rows={long} rowCount={changes.rowCount} revision={0} />
      </div>,
    )
  }

  test('make their rows higher, each below the one before it', async () => {
    await renderLong()
    grid().scrollTop = 3000
    await nextFrame()
    // The first row has the tab stop, wherever the list is.
    const [, ...rows] = rowsInDocument()
    const boxes = rows.map((row) => row.getBoundingClientRect())
    expect(Math.max(...boxes.map(({ height }) => height))).toBeGreaterThan(44)
    const ends = boxes.map(({ bottom }) => bottom)
    expect(boxes.map(({ top }) => top).slice(1)).toEqual(ends.slice(0, -1))
  })

  test('leave the row in view that a key moves to', async () => {
    await renderLong()
    await enter()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{Control>}{End}{/Control}')
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const box = grid().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(box.top + 40)
    expect(bottom).toBeLessThanOrEqual(box.bottom)
  })
})

describe('keys', () => {
  test('arrows, Home and End move between cells', async () => {
    await render(<ChangeBench rowsInList={40} />)
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(focused()).toEqual([3, 3])
    await userEvent.keyboard('{End}')
    expect(focused()).toEqual([3, 6])
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    expect(focused()).toEqual([3, 5])
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toEqual([4, 0])
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toEqual([5, 5])
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(focused()).toEqual([1, 0])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Compare-at price' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toEqual([2, 0])
  })

  test('Page keys move by a view, Control with Home and End to the ends', async () => {
    await render(<ChangeBench rowsInList={26_000} />)
    const total = new SampleChanges(26_000).rowCount
    await enter()
    await userEvent.keyboard('{PageDown}')
    const [page1 = 0] = focused()
    expect(page1).toBeGreaterThan(8)
    await userEvent.keyboard('{PageUp}')
    expect(focused()[0]).toBeLessThan(page1)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toEqual([total + 1, 6])
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toEqual([2, 0])
  })

  test('right and left expand and collapse a product', async () => {
    await render(<ChangeBench rowsInList={40} />)
    await enter()
    const product = grid().querySelector('[data-index="0"]')
    await userEvent.keyboard('{ArrowLeft}')
    expect(product?.getAttribute('aria-expanded')).toBe('false')
    expect(focused()).toEqual([2, 0])
    await userEvent.keyboard('{ArrowRight}')
    expect(product?.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toEqual([2, 6])
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowLeft}')
    expect(focused()).toEqual([2, 0])
  })

  test('arrows are mirrored from right to left', async () => {
    await render(
      <div dir="rtl">
        <ChangeBench rowsInList={40} />
      </div>,
    )
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowRight}')
    expect(focused()).toEqual([3, 1])
  })

  test('Space toggles a cell, with Shift the whole product', async () => {
    await render(<ChangeBench rowsInList={40} />)
    await enter()
    await userEvent.keyboard(
      '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}',
    )
    expect(focusedText()).toContain('Included.')
    await userEvent.keyboard(' ')
    await expect.poll(focusedText).toContain('Excluded.')
    const product = page.getByRole('checkbox', { name: 'Include changes of Canvas tote bag' })
    await expect.element(product).toBePartiallyChecked()
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Compare-at price, Sand / S excluded. 32 changes left.')
    await userEvent.keyboard(' ')
    await expect.poll(focusedText).toContain('Included.')
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect.element(product).not.toBeChecked()
    await userEvent.keyboard('{Home}{ArrowLeft} ')
    await expect.element(product).toBeChecked()
  })

  test('Enter opens the whole cell and Escape returns to it', async () => {
    await render(<ChangeBench rowsInList={40} />)
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Compare-at price' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toEqual([3, 4])
  })

  test.each([
    ['N and P', 'n', 'p'],
    ['Alt with Down and Up', '{Alt>}{ArrowDown}{/Alt}', '{Alt>}{ArrowUp}{/Alt}'],
  ])('%s move between products that need review', async (_, next, back) => {
    await render(<ChangeBench rowsInList={200} />)
    await enter()
    await userEvent.keyboard(next)
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Enamel/)
    const [first = 0] = focused()
    await userEvent.keyboard(next)
    await expect.poll(() => focused()[0]).toBeGreaterThan(first)
    await userEvent.keyboard(back)
    await expect.poll(focused).toEqual([first, 0])
  })

  test('other shortcuts call their handlers', async () => {
    const calls = {
      onSearch: vi.fn<() => void>(),
      onUndo: vi.fn<() => void>(),
      onRedo: vi.fn<() => void>(),
      onApply: vi.fn<() => void>(),
      onShortcuts: vi.fn<() => void>(),
    }
    await render(<ChangeBench rowsInList={40} {...calls} />)
    await enter()
    await userEvent.keyboard('/{Control>}f{/Control}?')
    expect(calls.onSearch).toHaveBeenCalledTimes(2)
    expect(calls.onShortcuts).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}z{Shift>}Z{/Shift}{Enter}{/Control}')
    expect(calls.onUndo).toHaveBeenCalledOnce()
    expect(calls.onRedo).toHaveBeenCalledOnce()
    expect(calls.onApply).toHaveBeenCalledOnce()
  })

  test('only single keys can be turned off', async () => {
    const onSearch = vi.fn<() => void>()
    const onShortcuts = vi.fn<() => void>()
    await render(<ChangeBench rowsInList={200} singleKeys={false} {...{ onSearch, onShortcuts }} />)
    await enter()
    await userEvent.keyboard('n/?')
    expect(focused()).toEqual([2, 0])
    expect([onSearch, onShortcuts].map((call) => call.mock.calls.length)).toEqual([0, 0])
    await userEvent.keyboard('{Control>}f{/Control}{ArrowDown}')
    expect(onSearch).toHaveBeenCalledOnce()
    expect(focused()).toEqual([3, 0])
  })

  test('work the same on cards', async () => {
    await page.viewport(390, 800)
    await render(<ChangeBench rowsInList={60} />)
    await expect.poll(() => document.querySelector('[data-layout="cards"]')).not.toBeNull()
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(focused()).toEqual([3, 4])
    await userEvent.keyboard(' ')
    await expect.poll(focusedText).toContain('Excluded.')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(focused()).toEqual([2, 0])
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

const price = () => page.getByRole('columnheader', { name: 'Price', exact: true }).element()
const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width)

/** Opens the menu of the price and chooses an item. */
async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Drags the end of the price to the right, and does something before it is released. */
async function drag(by: number, before: () => Promise<void> | void): Promise<void> {
  const handle = price().querySelector<HTMLElement>('[data-resize]') as HTMLElement
  const { left, top } = handle.getBoundingClientRect()
  const at = (x: number) => ({ clientX: x, clientY: top, isPrimary: true, bubbles: true })
  // Chromium captures pointers that are pressed only.
  handle.setPointerCapture = () => {}
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...at(left), button: 0 }))
  handle.dispatchEvent(new PointerEvent('pointermove', at(left + by)))
  await nextFrame()
  await before()
  handle.dispatchEvent(new PointerEvent('pointerup', at(left + by)))
}

describe('widths of columns', () => {
  const onLookChange = vi.fn<(look: TableLook) => void>()
  async function renderBench(): Promise<void> {
    onLookChange.mockClear()
    await render(<ChangeBench rowsInList={40} onLookChange={onLookChange} />)
  }

  test('follow the pointer, with the width in the header, and are kept on release', async () => {
    await renderBench()
    const before = widthOf(price())
    await drag(40, async () => {
      await expect.element(page.getByText(`${before + 40}\u00A0px`)).toBeVisible()
      expect(onLookChange).not.toHaveBeenCalled()
    })
    expect(onLookChange).toHaveBeenCalledExactlyOnceWith({ widths: { price: before + 40 } })
    await expect.poll(() => widthOf(price())).toBe(before + 40)
  })

  test('return to what they were when Escape ends a drag', async () => {
    await renderBench()
    const before = widthOf(price())
    await drag(40, () => userEvent.keyboard('{Escape}'))
    await expect.poll(() => widthOf(price())).toBe(before)
    expect(onLookChange).not.toHaveBeenCalled()
  })

  test('change by 8 px with an arrow and by 1 px with Shift, from the menu of the column', async () => {
    await renderBench()
    const before = widthOf(price())
    await choose('Change width')
    const separator = page.getByRole('separator', { name: 'Width of Price' })
    await expect.element(separator).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    await expect.element(separator).toHaveAttribute('aria-valuenow', `${before + 15}`)
    await userEvent.keyboard('{Enter}')
    expect(onLookChange).toHaveBeenCalledExactlyOnceWith({ widths: { price: before + 15 } })
    await expect.element(page.getByRole('button', { name: 'Price', exact: true })).toHaveFocus()
  })

  test('return to what they were on Escape in the separator', async () => {
    await renderBench()
    await choose('Change width')
    await userEvent.keyboard('{End}{Escape}')
    expect(onLookChange).not.toHaveBeenCalled()
    expect(page.getByRole('separator').query()).toBeNull()
  })

  test('fit what the rows hold on a double click', async () => {
    await renderBench()
    await drag(300, () => {})
    await expect.poll(() => widthOf(price())).toBeGreaterThan(300)
    price()
      .querySelector('[data-resize]')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await expect.poll(() => widthOf(price())).toBeLessThan(100)
  })

  test('a hidden column leaves focus in its row of headers', async () => {
    await renderBench()
    await choose('Hide column')
    expect(onLookChange).toHaveBeenCalledExactlyOnceWith({ shown: { price: false } })
    await expect.poll(() => page.getByText('Price', { exact: true }).query()).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Row' })).toHaveFocus()
  })
})

/** A table of some rows, which do not change by themselves. */
function table(rows: readonly DiffRow[], revision: number) {
  return (
    <DiffTable
      columns={priceColumns}
      rows={(index) => rows[index]}
      rowCount={rows.length}
      revision={revision}
    />
  )
}

describe('focus', () => {
  test('stays on the cell when its control is pressed', async () => {
    await render(<ChangeBench rowsInList={40} />)
    await page.getByRole('button', { name: 'Hide variants of Canvas tote bag' }).click()
    expect(focused()).toEqual([4, 0])
    expect(document.activeElement?.getAttribute('role')).toBe('rowheader')
    await page.getByRole('checkbox', { name: 'Include changes of Canvas tote bag' }).click()
    await userEvent.keyboard(' ')
    await expect
      .element(page.getByRole('checkbox', { name: 'Include changes of Canvas tote bag' }))
      .toBeChecked()
  })

  const changes = new SampleChanges(40)

  const all = Array.from({ length: 12 }, (_, index) => changes.row(index)).filter(
    (row) => row !== undefined,
  )

  test('stays on its row when others leave the list', async () => {
    const screen = await render(table(all, 0))
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    const name = document.activeElement?.getAttribute('aria-label')
    await screen.rerender(table(all.slice(2), 1))
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
    expect(focused()).toEqual([4, 0])
  })

  test('moves to the next row when its own leaves the list', async () => {
    const screen = await render(table(all, 0))
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await screen.rerender(table(all.toSpliced(4, 1), 1))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sand / L. Included.')
    await screen.rerender(table(all.slice(0, 2), 2))
    expect(focused()).toEqual([3, 0])
  })

  test('is not covered by a bar at the bottom of the window', async () => {
    await page.viewport(1280, 500)
    await render(<ChangeBench rowsInList={60} />)
    await enter()
    await userEvent.keyboard('{PageDown}{PageDown}')
    const cell = document.activeElement?.getBoundingClientRect()
    const end = Math.min(innerHeight, grid().getBoundingClientRect().bottom)
    expect(cell?.bottom).toBeLessThanOrEqual(end - 68)
  })

  test('begins at its top after a list without rows', async () => {
    const list = (rowCount: number) => (
      <DiffTable
        columns={priceColumns}
        rows={(index) => changes.row(index)}
        rowCount={rowCount}
        revision={rowCount}
      />
    )
    await page.viewport(1280, 500)
    const screen = await render(list(changes.rowCount))
    grid().scrollTop = 2000
    await nextFrame()
    await screen.rerender(list(0))
    await screen.rerender(list(changes.rowCount))
    const places = rowsInDocument().map((row) => Number(row.getAttribute('aria-rowindex')))
    expect(places.slice(0, 3)).toEqual([2, 3, 4])
  })

  test('waits at its place while rows reload', async () => {
    const screen = await render(table(all, 0))
    await enter()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await screen.rerender(
      <DiffTable columns={priceColumns} rows={() => undefined} rowCount={12} revision={1} />,
    )
    expect(focused()).toEqual([3, 0])
    await screen.rerender(table(all, 2))
    expect(focused()).toEqual([3, 4])
  })
})

test('a source without rows shows no row numbers', async () => {
  const rows: readonly DiffRow[] = [
    {
      kind: 'variant',
      index: 0,
      product: 0,
      row: 0,
      number: 0,
      line: 0,
      name: 'Heavy tee',
      field: 'Title',
      isOfProduct: true,
      needsReview: false,
      cells: [{ before: 'Heavy tee' }],
      notes: [],
    },
  ]
  const columns: readonly DiffColumn[] = [{ key: 'text', label: 'Text', kind: 'change' }]
  await render(
    <DiffTable columns={columns} rows={(index) => rows[index]} rowCount={1} revision={1} />,
  )
  const [row] = rowsInDocument()
  expect(row?.querySelector('[data-number="mono"]')?.textContent).toBe('')
  expect(row?.textContent).not.toContain('0')
})

describe('a row for each changed cell', () => {
  const columns: readonly DiffColumn[] = [
    { key: 'field', label: 'Field', kind: 'text' },
    { key: 'text', label: 'Text', kind: 'change' },
  ]
  const shared = { product: 0, row: 1, number: 2, line: 2, needsReview: false, notes: [] }
  const rows: readonly DiffRow[] = [
    {
      ...shared,
      kind: 'product',
      index: 0,
      name: 'Heavy tee',
      changes: 2,
      isExpanded: true,
      included: true,
      cells: [{}, {}],
    },
    {
      ...shared,
      kind: 'cell',
      index: 1,
      name: 'Heavy tee',
      isOfProduct: true,
      fileColumn: 1,
      field: 'Title',
      included: true,
      cells: [{ computed: { text: 'Title' } }, { before: 'Tee', after: 'Shirt' }],
    },
    {
      ...shared,
      kind: 'cell',
      index: 2,
      name: 'Sand / S',
      fileColumn: 5,
      field: 'Option1 value',
      included: true,
      cells: [{ computed: { text: 'Option1 value' } }, { before: 'Sand', after: 'Stone' }],
    },
  ]
  const changedCells = (onExclude = vi.fn<(target: DiffTarget) => void>()) => (
    <DiffTable
      columns={columns}
      rows={(index) => rows[index]}
      rowCount={rows.length}
      revision={0}
      onExclude={onExclude}
      onInclude={() => {}}
    />
  )

  test('names its field, its product and its changes', async () => {
    const screen = await render(changedCells())
    const header = (name: string) => screen.getByRole('rowheader', { name, exact: true })
    await expect.element(header('Heavy tee. 2 changes. Included.')).toBeVisible()
    await expect.element(header('Title, Heavy tee. Included.')).toBeVisible()
    expect(header('Title, Heavy tee. Included.').element().querySelector('[data-name]')).toBeNull()
    await expect.element(header('Option1 value, Sand / S. Included.')).toHaveTextContent('Sand / S')
    await expect
      .element(screen.getByRole('gridcell', { name: 'Title: Tee changes to Shirt. Included.' }))
      .toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: 'Hide changes of Heavy tee' }))
      .toBeVisible()
  })

  test.each([
    ['en', 'Length', 'Needs review'],
    ['it', 'Lunghezza', 'Da rivedere'],
  ])('a wide text does not cut off %s headers and notes', async (locale, length, note) => {
    const screen = await render(
      <LocaleProvider locale={locale} catalog={locale === 'it' ? catalogs.it : {}}>
        <div style={{ inlineSize: 784 }}>
          <DiffTable
            columns={[
              { key: 'field', label: 'Field', kind: 'text' },
              { key: 'text', label: 'Text', kind: 'change', isWide: true },
              { key: 'length', label: length, kind: 'percent', isNumber: true },
            ]}
            rows={(index) => rows[index] && { ...rows[index], needsReview: true }}
            rowCount={1}
            revision={0}
          />
        </div>
      </LocaleProvider>,
    )
    for (const text of [screen.getByText(length), screen.getByText(note, { exact: true })]) {
      await expect.element(text).toBeVisible()
      const { scrollWidth, clientWidth } = text.element()
      expect(scrollWidth).toBe(clientWidth)
    }
    expect(grid().scrollWidth).toBe(grid().clientWidth)
  })

  test('excludes its cell from every place in the row', async () => {
    const onExclude = vi.fn<(target: DiffTarget) => void>()
    const screen = await render(changedCells(onExclude))
    await enter()
    await userEvent.keyboard('{ArrowDown} {ArrowRight}{ArrowRight}{ArrowRight} ')
    await screen.getByRole('checkbox', { name: 'Include changes of Title, Heavy tee' }).click()
    const target = { kind: 'cell', row: 1, column: 1, fileColumn: 1 }
    expect(onExclude.mock.calls).toEqual([[target], [target], [target]])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'Option1 value' })).toBeVisible()
  })

  test('shows effects under the change on a phone', async () => {
    await page.viewport(390, 800)
    const computed: DiffRow = {
      ...shared,
      kind: 'variant',
      index: 0,
      name: 'Sand / S',
      included: true,
      cells: [{ before: '10.00', after: '12.55' }, { computed: { percent: 25.5 } }],
    }
    const unchanged: DiffRow = { ...computed, row: 2, cells: [{ before: '9.00' }, {}] }
    const screen = await render(
      <DiffTable
        columns={[
          { key: 'price', label: 'Price', kind: 'change', isNumber: true },
          { key: 'change', label: 'Change %', kind: 'percent', isNumber: true },
        ]}
        rows={(index) => [computed, unchanged][index]}
        rowCount={2}
        revision={0}
      />,
    )
    const cell = screen.getByRole('gridcell', { name: 'Change %: 25.5%.' })
    await expect.element(cell.getByText('Change %', { exact: true })).toBeVisible()
    await expect.element(cell.getByText('25.5%', { exact: true })).toBeVisible()
    await expect.poll(() => screen.getByRole('gridcell').elements().length).toBe(2)
    await enter()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toEqual([2, 4])
  })

  test('shows fixed values on a phone', async () => {
    await page.viewport(390, 800)
    const kept: DiffRow = {
      ...shared,
      kind: 'product',
      index: 0,
      name: 'Heavy tee',
      variants: 1,
      cells: [{ before: 'jersey' }, { before: '' }, { before: '', after: 'washed' }],
    }
    const screen = await render(
      <DiffTable
        columns={[
          { key: 'fabric', label: 'Fabric', kind: 'change', isFixed: true },
          { key: 'origin', label: 'Origin', kind: 'change', isFixed: true },
          { key: 'finish', label: 'Finish', kind: 'change', isFixed: true },
        ]}
        rows={() => kept}
        rowCount={1}
        revision={0}
      />,
    )
    await expect.poll(() => screen.getByRole('gridcell').elements().length).toBe(2)
    await expect.element(screen.getByRole('gridcell', { name: 'Fabric: jersey.' })).toBeVisible()
    await expect.element(screen.getByRole('gridcell', { name: /^Finish: .*washed/ })).toBeVisible()
  })

  test('is a field with its value on a phone', async () => {
    await page.viewport(390, 800)
    const onExclude = vi.fn<(target: DiffTarget) => void>()
    const screen = await render(changedCells(onExclude))
    await expect.element(screen.getByText('Title, row 2')).toBeVisible()
    await expect.element(screen.getByText('Option1 value, Sand / S, row 2')).toBeVisible()
    await screen.getByRole('checkbox', { name: 'Include changes of Title, Heavy tee' }).click()
    expect(onExclude).toHaveBeenCalledOnce()
  })
})

function words(count: number, word = 'cotton'): string {
  return Array.from({ length: count }, () => word).join(' ')
}

/** The cell with the changed title. */
function titleCell() {
  return page.getByRole('gridcell', { name: /^Title: / })
}

function marked(name: 'del' | 'ins'): readonly string[] {
  const marks = titleCell().element().querySelectorAll(name)
  return Array.from(marks, ({ textContent }) => textContent)
}

describe('a stacked text', () => {
  const columns: readonly DiffColumn[] = [
    { key: 'field', label: 'Field', kind: 'text', isField: true },
    { key: 'text', label: 'Text', kind: 'change', isStacked: true },
    { key: 'length', label: 'Length', kind: 'percent', isNumber: true },
  ]
  const shown = (value: DiffRow['cells'][number]) => {
    const row: DiffRow = {
      kind: 'product',
      index: 0,
      product: 0,
      row: 1,
      number: 2,
      line: 2,
      name: 'heavy-tee',
      isHandle: true,
      fileColumn: 1,
      field: 'Title',
      included: true,
      needsReview: false,
      cells: [{ computed: { text: 'Title' } }, value, { computed: { count: 20, before: 30 } }],
      notes: [],
    }
    return <DiffTable columns={columns} rows={() => row} rowCount={1} revision={0} />
  }

  test('stands whole, before above after, below the other cells of its row', async () => {
    await render(shown({ before: `HOT ${words(24)}`, after: `${words(24)} tee` }))
    await expect.element(titleCell()).toBeVisible()
    expect([marked('del'), marked('ins')]).toEqual([['HOT '], [' tee']])
    const [before, after] = titleCell().element().querySelectorAll('dd')
    expect(before!.getBoundingClientRect().bottom).toBeLessThan(after!.getBoundingClientRect().top)
    expect(before!.scrollHeight).toBe(before!.clientHeight)
    const name = page.getByRole('rowheader').element().getBoundingClientRect()
    expect(titleCell().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom)
    await expect
      .element(page.getByRole('gridcell', { name: 'Length: 30 changes to 20.' }))
      .toBeVisible()
  })

  test('says its old and new text where the change is far from the beginning', async () => {
    await render(
      shown({
        before: `${words(400)} heavy ${words(9)}`,
        after: `${words(400)} light ${words(9)}`,
      }),
    )
    await expect
      .element(page.getByRole('gridcell', { name: /heavy.* changes to .*light/ }))
      .toBeVisible()
    expect([marked('del'), marked('ins')]).toEqual([['heavy'], ['light']])
    await page.getByRole('button', { name: 'Show whole cell' }).click()
    const drawer = page.getByRole('dialog', { name: 'Title' })
    await expect.element(drawer.getByText(words(400)).first()).toBeVisible()
  })

  test('is HTML as it reads, never as HTML', async () => {
    const before = '<img src="x" onerror="throw 1"> Soft'
    await render(shown({ before, after: 'Warm', rendered: { before: '<b>Soft', after: 'Warm' } }))
    await expect.element(titleCell()).toBeVisible()
    expect(titleCell().element().textContent).toContain('<b>Soft')
    expect(titleCell().element().querySelector('b, img')).toBeNull()
  })

  test('keeps the old text in full contrast where it is excluded', async () => {
    await render(shown({ before: words(9), after: words(9, 'wool'), isExcluded: true }))
    await expect.element(titleCell()).toBeVisible()
    expect([marked('del'), marked('ins')]).toEqual([[words(9, 'wool')], []])
  })

  test('is on the line of its row if it is short', async () => {
    const row: DiffRow = {
      kind: 'cell',
      index: 0,
      product: 0,
      row: 1,
      number: 2,
      line: 2,
      name: 'Heavy tee',
      isOfProduct: true,
      fileColumn: 1,
      field: 'Status',
      included: true,
      needsReview: false,
      cells: [{}, { before: 'draft', after: 'active' }, {}],
      notes: [],
    }
    await render(<DiffTable columns={columns} rows={() => row} rowCount={1} revision={0} />)
    const status = page.getByRole('gridcell', {
      name: 'Status: draft changes to active. Included.',
    })
    await expect.element(status).toBeVisible()
    expect(rowsInDocument()[0]?.clientHeight).toBeLessThan(48)
  })

  test('is reached by arrow keys between the row number and the length', async () => {
    await render(shown({ before: words(20), after: words(19) }))
    await enter()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toEqual([2, 4])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toEqual([2, 6])
  })
})

const field = () => page.getByRole('textbox')

describe('cells by hand', () => {
  const cells: readonly DiffRow[] = ['TEE', 'MUG'].map((text, index) => ({
    kind: 'product',
    index,
    product: index,
    row: index + 1,
    number: index + 2,
    line: index + 2,
    name: text,
    included: true,
    needsReview: false,
    cells: [{ before: text, after: text.toLowerCase() }, { computed: { text: '3' } }],
    notes: [],
  }))
  const columns: readonly DiffColumn[] = [
    { key: 'title', label: 'Title', kind: 'change', isWide: true },
    { key: 'length', label: 'Length', kind: 'text' },
  ]

  /** Cells with so much text that cards show it below the name. */
  const longCells = cells.map((row) => {
    const [{ before = '', after = '' } = {}, ...others] = row.cells
    return {
      ...row,
      field: 'Title',
      cells: [{ before: before.repeat(9), after: after.repeat(9) }, ...others],
    }
  })

  async function renderEditable({
    columns: shownColumns = columns,
    isShort = true,
    isReadOnly = false,
  } = {}) {
    const write = vi.fn<DiffEditing['write']>((_, text) =>
      Promise.resolve(
        text === '!'
          ? ({ kind: 'invalid', problem: { code: 'needed' } } as const)
          : ({ kind: 'written', text } as const),
      ),
    )
    const editing = {
      begin: ({ row }: { readonly row: DiffRow }) => {
        const [{ before = '', after = '' } = {}] = row.cells
        return Promise.resolve({ before, proposal: after, isMultiline: false })
      },
      write,
      reset: () => Promise.resolve(),
    }
    await render(
      <DiffTable
        columns={shownColumns}
        rowCount={2}
        rows={(index) => (isShort ? cells : longCells)[index]}
        revision={0}
        editing={editing}
        isReadOnly={isReadOnly}
      />,
    )
    await enter()
    return write
  }

  test('F2 and Enter use a typed text', async () => {
    const write = await renderEditable()
    await userEvent.keyboard('{F2}')
    await expect.element(field()).toHaveValue('tee')
    await userEvent.keyboard('Soft tee{Enter}')
    await expect.element(field()).not.toBeInTheDocument()
    expect(write).toHaveBeenCalledWith({ row: cells[0], column: 0 }, 'Soft tee')
    await expect.element(page.getByText('Title, TEE set by hand to Soft tee.')).toBeInTheDocument()
    expect(focused()).toEqual([2, 3])
  })

  test('Escape keeps the proposal', async () => {
    const write = await renderEditable()
    await userEvent.keyboard('{F2}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('x{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
    expect(write).not.toHaveBeenCalled()
    expect(focused()).toEqual([2, 3])
  })

  test('Tab uses the text and edits the next cell', async () => {
    await renderEditable()
    await userEvent.keyboard('{F2}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('x{Tab}')
    await expect.element(field()).toHaveValue('mug')
  })

  test('a text that is refused stays in the field', async () => {
    await renderEditable()
    await userEvent.dblClick(page.getByText('tee', { exact: true }))
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('!{Enter}')
    await expect.element(page.getByText('This cannot be empty.')).toBeVisible()
    await expect.element(field()).toHaveValue('!')
  })

  test('F2 says why a value cannot be edited', async () => {
    await renderEditable()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{F2}')
    const said = page.getByText('This value follows from others and cannot be edited.')
    await expect.element(said.first()).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => document.querySelector('[data-refusal]')).toBeNull()
  })

  test('Tab says what was written, and not what it skips', async () => {
    await renderEditable()
    await userEvent.keyboard('{ArrowDown}{F2}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('Cup{Tab}')
    await expect.element(page.getByText('Title, MUG set by hand to Cup.')).toBeInTheDocument()
  })

  describe('of texts below their rows', () => {
    const [title, ...others] = columns
    const stackedColumns = [{ ...title!, isStacked: true }, ...others]

    test('the old text stays beside the new one', async () => {
      await renderEditable({ columns: stackedColumns })
      await userEvent.keyboard('{F2}')
      await expect.element(field()).toHaveFocus()
      await expect.element(page.getByRole('term').first()).toHaveTextContent('Before')
      await expect.element(page.getByRole('definition').first()).toHaveTextContent('TEE')
    })

    test('a card has a button to edit', async () => {
      await page.viewport(390, 800)
      const write = await renderEditable({ columns: stackedColumns, isShort: false })
      await page.getByRole('button', { name: 'Edit' }).first().click()
      const drawer = page.getByRole('dialog', { name: 'Title' })
      await drawer.getByRole('textbox').fill('Soft tee')
      await drawer.getByRole('button', { name: 'Use' }).click()
      await expect.poll(() => write).toHaveBeenCalledWith(expect.anything(), 'Soft tee')
    })

    test('a card of a file that cannot be changed has none', async () => {
      await page.viewport(390, 800)
      await renderEditable({ columns: stackedColumns, isShort: false, isReadOnly: true })
      await expect.element(page.getByRole('treegrid')).toBeVisible()
      expect(page.getByRole('button', { name: 'Edit' }).elements()).toEqual([])
    })
  })

  test('nothing is edited where the file cannot be changed', async () => {
    await renderEditable({ isReadOnly: true })
    await userEvent.keyboard('{F2}')
    await expect.element(page.getByText('Nothing can be edited now.')).toBeInTheDocument()
    await expect.element(field()).not.toBeInTheDocument()
  })
})
