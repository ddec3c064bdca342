import { expect, test } from 'vitest'
import { languages, type Language } from '../../i18n/languages.js'
import type { Strings, Texts } from '../../i18n/index.js'
import { storePermissionStrings } from '../StoreSettingsPage/StoreSettingsPage.strings.js'
import { storeJobStrings } from '../storeJob.strings.js'
import { catalogs } from '../../test/catalogs.js'
import { readOnlyStrings } from '../../workbench/ReadOnly/ReadOnly.strings.js'

function textsIn<Source extends Texts>({ id, en }: Strings<Source>, language: Language): Source {
  return { ...en, ...catalogs[language][id] }
}

test.each(languages)('missing permissions are named as in the settings, in %s', (language) => {
  const reasons = textsIn(readOnlyStrings, language)
  const permissions = textsIn(storePermissionStrings, language)
  const { scope } = textsIn(storeJobStrings, language)
  expect(reasons['needs-write_files']).toBe(`${scope(permissions.files)}.`)
  expect(reasons['needs-write_translations']).toBe(`${scope(permissions.translations)}.`)
})
