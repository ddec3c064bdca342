import type { Bench } from '../store/Bench.ts'

export function RecipesView({ bench }: { bench: Bench }) {
  return <>{bench.account.state.get().recipes.length}</>
}
