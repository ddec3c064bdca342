import { appBudgets } from '../../scripts/checks/app-budgets.ts'
import { limitOf, type Budget } from '../../scripts/checks/budget.ts'
import { expect } from './fixtures.ts'

/** Expects a value within the budget of a page. */
export function expectWithin(figure: number, name: keyof typeof appBudgets, path: string): void {
  const budget: Budget = appBudgets[name]
  expect.soft(figure, `${name} of ${path}`).toBeLessThanOrEqual(limitOf(path, budget))
}
