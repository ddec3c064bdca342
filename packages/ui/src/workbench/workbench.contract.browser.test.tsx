import type { Meta } from '@storybook/react-vite'
import index from 'virtual:component-index'
import { createElement, createRef, StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

/** The stories of each component, whose arguments include its required props. */
const stories = import.meta.glob<Meta>('./*/*.stories.tsx', { import: 'default', eager: true })

/** Reasons why a component does not pass its native props to one element. */
const others: Readonly<Record<string, readonly string[]>> = {
  'is one or two lists, which their notice names': ['NameList'],
  'is a page': ['FilesPage', 'GuidePage', 'RecipePage'],
  'is there once on a page, with a name of its own': ['FileChip'],
  'is a group of fields that takes an id, and names and describes itself': [
    'FilterBar',
    'MapField',
    'RulesField',
  ],
  'is over the whole page while a file is, and takes no events': ['FileDropOverlay'],
  'is a Notice with words of its own': ['MismatchNotice', 'OpenProblemNotice'],
  'is a chip that removes what it stands for, in a list': ['FilterChip'],
  'is a switch with its texts, in a list of shortcuts': ['SingleKeySwitch'],
  'is a field in a cell, which names and focuses itself': ['CellEditor'],
  'moves focus to an image through its ref': ['ImageGrid'],
  'offers its search field through its ref': ['DiffFilters', 'TranslationTable'],
  'opens over the page and sets roles, names and focus itself': [
    'ApplyFirstDialog',
    'ComparisonDialog',
    'StoreComparisonDialog',
    'DownloadDialog',
    'GuardDialog',
    'UndoConflictDialog',
    'CellDrawer',
    'OptionsSheet',
    'RecipeNameDialog',
    'RemoveFileDialog',
    'SaveRecipeDialog',
    'StoreLabelDialog',
    'WorkbenchShortcuts',
  ],
}

const exempt = new Set(Object.values(others).flat())

const components = Object.entries(stories).flatMap(([path, { component, args }]) => {
  const name = path.split('/')[1] ?? ''
  return component && !exempt.has(name) ? [{ name, component, args }] : []
})

test('every public component is covered or exempt with a reason', () => {
  const named = [...components.map(({ name }) => name), ...exempt]
  const parts = index.filter(({ from }) => from === '@dropwatt/ui/workbench')
  expect(named.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})

describe.each(components)('$name', ({ component, args }) => {
  test('passes its native props and its ref to one element', async () => {
    const ref = createRef<Element>()
    const native = { 'data-testid': 'it', className: 'mine', id: 'one', ref }
    const screen = await render(
      <StrictMode>{createElement(component, { ...args, ...native })}</StrictMode>,
    )
    const node = screen.getByTestId('it').element()
    expect(ref.current).toBe(node)
    expect(node.id).toBe('one')
    expect([...node.classList]).toContain('mine')
  })
})
