import type { AbsentReason, IntentRefusal, ReadOnlyReason } from '@dropwatt/shopify'
import type { CellReason } from '@dropwatt/ui/workbench'
import { expectTypeOf, test } from 'vitest'

test('every reason against a cell has words', () => {
  expectTypeOf<
    Exclude<IntentRefusal, ReadOnlyReason | AbsentReason | 'unknown-column'>
  >().toExtend<CellReason>()
})
