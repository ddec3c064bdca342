import { expectTypeOf, test } from 'vitest'
import type { AutomationSlug } from '../../../catalogue/slugs.js'
import type { InCapitals } from '../../../test/automationPage.js'
import type * as pages from './index.js'

test('every slug has a page of its name, and no page is without a slug', () => {
  expectTypeOf<`${InCapitals<AutomationSlug>}Page`>().toEqualTypeOf<keyof typeof pages>()
})
