import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { textsOf } from '../../../../tests/setup/textsOf.js'
import { LocaleProvider } from '../i18n/index.js'
import { it as italian } from '../locales/it.js'

export const languages = ['en', 'it'] as const
export type Language = (typeof languages)[number]

/** Renders an element in a language and returns all its text, including hidden text. */
export function textOf(content: ReactElement, language: Language): string {
  const catalog = language === 'it' ? italian : {}
  return textsOf(
    renderToStaticMarkup(
      <LocaleProvider locale={language} catalog={catalog}>
        {content}
      </LocaleProvider>,
    ),
  )
}
