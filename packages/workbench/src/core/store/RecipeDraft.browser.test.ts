import { automationFields, defaultOptions } from '@dropwatt/automations/options'
import { afterEach, expect, test, vi } from 'vitest'
import { removeDatabase } from '../databaseName.ts'
import type { RecipeRecord } from '../storage/records.ts'
import { Account } from './Account.ts'
import { RecipeDraft } from './RecipeDraft.ts'

const accounts = new Set<Account>()

function accountOf(user: string): Account {
  const account = new Account(user, {
    onChanged: () => {},
    onRemoved: () => {},
  })
  accounts.add(account)
  return account
}

afterEach(async () => {
  for (const account of accounts) account.close()
  accounts.clear()
  await removeDatabase('ada')
})

const step = (slug: 'auto-tag' | 'mass-compare-price') => ({
  slug,
  options: defaultOptions(automationFields[slug]),
})
const weekly: RecipeRecord = {
  id: 'weekly',
  name: 'Weekly',
  steps: [step('mass-compare-price'), step('auto-tag')],
  savedAt: 1,
}

const slugs = ({ steps }: Pick<RecipeRecord, 'steps'>) => steps.map(({ slug }) => slug)
const saved = async (account: Account) => (await (await account.storage).recipes())[0]!

test('every change can be undone and redone', async () => {
  const account = accountOf('ada')
  const draft = new RecipeDraft(account, weekly)
  const { steps } = draft.state.getState()
  draft.change(steps.toReversed())
  await vi.waitFor(async () => expect(slugs(await saved(account))[0]).toBe('auto-tag'))

  const withMax = (max: number) =>
    draft.state
      .getState()
      .steps.map(({ id, slug, options }) => ({ id, slug, options: { ...options, max } }))
  draft.change(withMax(1), 'options')
  draft.change(withMax(12), 'options')
  expect(draft.recipe.steps[0]?.options.max).toBe(12)
  draft.undo()
  expect(draft.recipe.steps[0]?.options.max).toBe(20)
  draft.redo()
  expect(draft.recipe.steps[0]?.options.max).toBe(12)
  draft.undo()
  draft.undo()
  expect(draft.state.getState()).toMatchObject({ canUndo: false, canRedo: true, steps })
  await vi.waitFor(async () => expect(slugs(await saved(account))[0]).toBe('mass-compare-price'))
})

test('adopts only newer changes of other tabs', async () => {
  const account = accountOf('ada')
  const draft = new RecipeDraft(account, weekly)
  draft.rename('Monthly')
  await vi.waitFor(async () => expect(await saved(account)).toMatchObject({ name: 'Monthly' }))
  draft.applyRemoteChange(await saved(account))
  const { steps } = draft.state.getState()
  draft.applyRemoteChange({ ...weekly, name: 'Old' })
  expect(draft.state.getState()).toMatchObject({ name: 'Monthly', steps })
  draft.applyRemoteChange({ ...weekly, name: 'New', savedAt: Date.now() + 1000 })
  expect(draft.state.getState()).toMatchObject({ name: 'New', canUndo: false })
})

test('keeps a change that cannot be saved', async () => {
  const account = accountOf('ada')
  const storage = await account.storage
  const draft = new RecipeDraft(account, weekly)
  // The browser closes the storage, as it does when it needs the space.
  storage.close()
  draft.rename('Kept')
  await vi.waitFor(() => expect(draft.state.getState().isUnsaved).toBe(true))
  expect(draft.recipe.name).toBe('Kept')
})
