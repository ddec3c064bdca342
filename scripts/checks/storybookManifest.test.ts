import { expect, test } from 'vitest'
import { manifestProblems } from './storybookManifest.ts'

test('stories that the manifest lacks or cannot read are reported', () => {
  const components = {
    button: { path: './button.stories.tsx', description: 'Runs one action.', reactDocgen: {} },
    table: { path: './table.stories.tsx', error: { message: 'No component file found.' } },
    card: { path: './card.stories.tsx', reactDocgen: {} },
  }
  const stories = ['button', 'table', 'card', 'menu'].map((name) => `${name}.stories.tsx`)
  expect(manifestProblems({ components }, stories)).toEqual([
    'The manifest cannot read table.stories.tsx: No component file found.',
    'The manifest has no description or no props for card.stories.tsx.',
    'The manifest lacks menu.stories.tsx.',
  ])
})
