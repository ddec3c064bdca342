import { expectTypeOf, test } from 'vitest'
import { automationContents } from './bySlug/automationContents.js'
import { automationRecords } from './automationRecords.js'
import { automationTexts } from './bySlug/automationTexts.js'
import type { AutomationSlug } from './slugs.js'
import type { AutomationContent } from './content.types.js'

type AndOneMore<Value> = Readonly<Record<AutomationSlug | 'no-folder', Value>>

test('a slug without a folder does not compile', () => {
  // @ts-expect-error the new slug has no record
  const records: AndOneMore<object> = automationRecords
  // @ts-expect-error the new slug has no content
  const contents: AndOneMore<object> = automationContents
  // @ts-expect-error the new slug has no English texts
  const texts: AndOneMore<object> = automationTexts
  expectTypeOf([records, contents, texts]).toBeArray()
})

test('a claim is a known one, with both of its lines', () => {
  type Claim = AutomationContent['facts'][number]
  expectTypeOf<'selection'>().toExtend<Claim>()
  expectTypeOf<'liveRate'>().not.toExtend<Claim>()
  expectTypeOf<'liveRateText'>().not.toExtend<Exclude<Claim, string>['id']>()
})
