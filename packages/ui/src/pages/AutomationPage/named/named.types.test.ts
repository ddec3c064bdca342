import { expectTypeOf, test } from 'vitest'
import type { AutomationSlug } from '../../../catalogue/slugs.js'
import type { InCapitals } from '../../../test/automationPage.js'
import type * as pages from './index.js'

test('every slug has a page named after it, and every page has a slug', () => {
  expectTypeOf<`${InCapitals<AutomationSlug>}Page`>().toEqualTypeOf<keyof typeof pages>()
})
