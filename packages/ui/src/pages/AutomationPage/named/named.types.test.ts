import { expectTypeOf, test } from 'vitest'
import type { AutomationSlug } from '../../../catalogue/slugs.js'
import type { InCapitals } from '../../../test/automationPage.js'
import type * as pages from './index.js'

test('each slug has a page named after it', () => {
  expectTypeOf<`${InCapitals<AutomationSlug>}Page`>().toEqualTypeOf<keyof typeof pages>()
})
