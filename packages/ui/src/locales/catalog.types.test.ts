import { expectTypeOf, test } from 'vitest'
import { defineStrings, joinCatalogs } from '../i18n/index.js'
import type { WholeCatalog } from './catalog.js'
import type { WorkbenchCatalog } from './workbenchCatalog.js'
import { it } from './it/library.js'
import { workbenchIt } from './it/workbench.js'

test('a catalog without a part does not compile', () => {
  const { toaster: _, ...rest } = it
  // @ts-expect-error the texts of the toaster are missing
  const partless: WholeCatalog = rest
  const { fileDropZone: __, ...others } = workbenchIt
  // @ts-expect-error the texts of the drop zone are missing
  const workbench: WorkbenchCatalog = others
  expectTypeOf([partless, workbench]).toBeArray()
})

test('a catalog with a missing, superfluous or mistyped text does not compile', () => {
  const { close: _, ...rest } = it.toaster
  // @ts-expect-error one text is missing
  const wordless: WholeCatalog = { ...it, toaster: rest }
  // @ts-expect-error there is no such text
  const more: WholeCatalog = { ...it, toaster: { ...it.toaster, extra: 'Altro' } }
  // @ts-expect-error the text takes a value
  const mistyped: WholeCatalog = { ...it, toaster: { ...it.toaster, announcement: 5 } }
  expectTypeOf([wordless, more, mistyped]).toBeArray()
})

test('texts in a catalog have the types of the English ones', () => {
  const strings = defineStrings('one', { many: (count: string) => `${count} ones` })
  expectTypeOf(strings.en.many).toEqualTypeOf<(count: string) => string>()
  expectTypeOf(it.toaster.announcement).toEqualTypeOf<(words: string) => string>()
})

test('a joined catalog has the parts of each catalog', () => {
  const joined = joinCatalogs({ one: { text: 'Uno' } }, { two: { text: 'Due' } })
  expectTypeOf(joined).toExtend<{ readonly two: { readonly text: string } }>()
  // @ts-expect-error the third part was not joined
  const three: { readonly three: object } = joined
  expectTypeOf(three).toBeObject()
})
