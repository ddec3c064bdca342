import { appBudget, type AppBudget } from '../../scripts/checks/app-budgets.ts'
import { expect } from './fixtures.ts'

/** Expects a value within the budget of a page. */
export function expectWithin(figure: number, name: AppBudget, path: string): void {
  expect.soft(figure, `${name} of ${path}`).toBeLessThanOrEqual(appBudget(name, path))
}
