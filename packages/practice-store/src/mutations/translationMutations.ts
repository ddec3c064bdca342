import {
  isTranslatable,
  translatableContent,
  type Translatable,
} from '../contents/translatableContent.ts'
import { translationOf } from '../contents/translationOf.ts'
import type { GraphqlContext, Mutate } from '../graphql/GraphqlContext.ts'
import type { Translation } from '../contents/records.ts'
import { userError, type UserError } from './userErrors.ts'

interface TranslationInput {
  readonly key: string
  readonly locale: string
  readonly value: string
  readonly translatableContentDigest: string
}

/** Texts that one mutation may translate. */
const mostKeys = 100

function check(
  at: number,
  input: TranslationInput,
  of: Translatable,
  { contents }: GraphqlContext,
): UserError[] {
  const refuse = (field: string, message: string, code: string) => [
    userError(['translations', at, field], message, code),
  ]
  const locale = contents.locales.find((each) => each.locale === input.locale)
  if (!locale || locale.primary) {
    return refuse('locale', 'Locale is invalid for this shop', 'INVALID_LOCALE_FOR_SHOP')
  }
  const content = translatableContent(of).find(({ key }) => key === input.key)
  if (!content) {
    return refuse(
      'key',
      `Key ${input.key} is not a valid translatable field`,
      'INVALID_KEY_FOR_MODEL',
    )
  }
  if (content.digest !== input.translatableContentDigest) {
    const message = 'Translatable content hash is invalid'
    return refuse('translatableContentDigest', message, 'INVALID_TRANSLATABLE_CONTENT')
  }
  return input.value === '' ? refuse('value', "Value can't be blank", 'BLANK') : []
}

const missing = [userError(['resourceId'], 'Resource does not exist', 'RESOURCE_NOT_FOUND')]

/** The mutations of translations. */
export const translationMutations = {
  translationsRegister: (
    _,
    options: { readonly resourceId: string; readonly translations: readonly TranslationInput[] },
    context,
  ) => {
    const { contents } = context
    const of = contents.find(options.resourceId)
    if (!isTranslatable(of)) return { translations: null, userErrors: missing }
    if (options.translations.length > mostKeys) {
      const message = `Too many translation keys for the resource: at most ${mostKeys}`
      const error = userError(['translations'], message, 'TOO_MANY_KEYS_FOR_RESOURCE')
      return { translations: null, userErrors: [error] }
    }
    const userErrors: UserError[] = []
    const registered: Translation[] = []
    for (const [at, input] of options.translations.entries()) {
      const refused = check(at, input, of, context)
      userErrors.push(...refused)
      const { key, locale, value, translatableContentDigest: digest } = input
      if (refused.length === 0) registered.push({ key, locale, value, digest })
    }
    const kept = (contents.translations.get(of.id) ?? []).filter(
      (each) => !registered.some(({ key, locale }) => each.key === key && each.locale === locale),
    )
    contents.translations.set(of.id, [...kept, ...registered])
    const translations = registered.map((translation) => translationOf(translation, of))
    return { translations, userErrors }
  },
  translationsRemove: (
    _,
    options: {
      readonly resourceId: string
      readonly translationKeys: readonly string[]
      readonly locales: readonly string[]
    },
    { contents },
  ) => {
    const of = contents.find(options.resourceId)
    if (!isTranslatable(of)) return { translations: null, userErrors: missing }
    const isRemoved = ({ key, locale }: Translation) =>
      options.translationKeys.includes(key) && options.locales.includes(locale)
    const all = contents.translations.get(of.id) ?? []
    contents.translations.set(
      of.id,
      all.filter((each) => !isRemoved(each)),
    )
    const removed = all.filter(isRemoved)
    return { translations: removed.map((each) => translationOf(each, of)), userErrors: [] }
  },
} satisfies Record<string, Mutate>
