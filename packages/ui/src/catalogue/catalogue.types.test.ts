import { expectTypeOf, test } from 'vitest'
import { automationContents } from './bySlug/automationContents.js'
import { automationRecords } from './bySlug/automationRecords.js'
import { automationsInItalian } from './bySlug/automationsInItalian.js'
import { automationTexts } from './bySlug/automationTexts.js'
import type { AutomationSlug } from './slugs.js'
import type { AutomationContent } from './content.types.js'
import type { Translation } from './types.js'

type AndOneMore<Value> = Readonly<Record<AutomationSlug | 'no-folder', Value>>

test('a slug without a folder does not compile', () => {
  // @ts-expect-error the new slug has no record
  const records: AndOneMore<object> = automationRecords
  // @ts-expect-error the new slug has no content
  const contents: AndOneMore<object> = automationContents
  // @ts-expect-error the new slug has no English texts
  const texts: AndOneMore<object> = automationTexts
  // @ts-expect-error the new slug has no Italian texts
  const italian: AndOneMore<object> = automationsInItalian
  expectTypeOf([records, contents, texts, italian]).toBeArray()
})

test('a text without an Italian translation does not compile', () => {
  interface Texts {
    readonly description: string
    readonly caption: string
    readonly words: { readonly tag: string }
  }
  const whole = { label: 'Nome', description: 'Cosa fa', caption: 'Cosa mostra' }
  const translation: Translation<Texts> = { ...whole, words: { tag: 'Tag' } }
  // @ts-expect-error its own texts are missing
  const wordless: Translation<Texts> = whole
  // @ts-expect-error a text is missing
  const short: Translation<Texts> = { ...whole, words: {} }
  expectTypeOf([translation, wordless, short]).toBeArray()
})

test('a claim is a known one, with both of its lines', () => {
  type Claim = AutomationContent['facts'][number]
  expectTypeOf<'selection'>().toExtend<Claim>()
  expectTypeOf<'liveRate'>().not.toExtend<Claim>()
  expectTypeOf<'liveRateText'>().not.toExtend<Exclude<Claim, string>['id']>()
})
