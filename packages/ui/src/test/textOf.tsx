import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { textsOf } from '../../../../tests/setup/textsOf.js'
import { LocaleProvider } from '../i18n/index.js'
import type { Language } from '../i18n/languages.js'
import { catalogs } from './catalogs.js'

/** Renders an element in a language and returns all its text, including hidden text. */
export function textOf(content: ReactElement, language: Language): string {
  return textsOf(
    renderToStaticMarkup(
      <LocaleProvider locale={language} catalog={catalogs[language]}>
        {content}
      </LocaleProvider>,
    ),
  )
}
