'use client'
import { useState } from 'react'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { SettingsGroup } from '../../components/SettingsGroup/index.js'
import { languageNames, languages, type Language } from '../../data/languages.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { defaultTheme, themes, type Theme } from '../../tokens/index.js'
import { ThemePicture } from './ThemePicture.js'
import { themeLanguageSettingsPageStrings } from './ThemeLanguageSettingsPage.strings.js'

/** What is chosen of the appearance. */
export interface Appearance {
  readonly theme: Theme
  readonly language: Language
}

export interface AppearanceSectionProps {
  /** The theme in force. @default held by the page, dark at first */
  theme?: Theme
  /** Applies a theme at once. @default shows the not-implemented notice */
  onThemeChange?: (theme: Theme) => void
  /** The language in force. @default held by the page, the one it is shown in at first */
  language?: Language
  /** Applies a language at once. @default shows the not-implemented notice */
  onLanguageChange?: (language: Language) => void
  /** Keeps what was chosen. @default shows the not-implemented notice */
  onSave?: (appearance: Appearance) => void
}

/** Theme and language: they apply as they are chosen. */
export function AppearanceSection({
  theme: givenTheme,
  onThemeChange,
  language: givenLanguage,
  onLanguageChange,
  onSave,
}: AppearanceSectionProps) {
  const strings = useStrings(themeLanguageSettingsPageStrings)
  const shownIn = useLocale()
  const [ownTheme, setOwnTheme] = useState<Theme>(defaultTheme)
  const [ownLanguage, setOwnLanguage] = useState<Language>(
    () => languages.find((tag) => tag === shownIn.split('-')[0]) ?? languages[0],
  )
  const theme = givenTheme ?? ownTheme
  const language = givenLanguage ?? ownLanguage
  const applyTheme = useAction(onThemeChange)
  const applyLanguage = useAction(onLanguageChange)
  const save = useAction(onSave)

  return (
    <SettingsGroup
      heading={strings.appearance}
      hint={strings.appearanceHint}
      onSave={() => save({ theme, language })}
    >
      <RadioGroup
        legend={strings.theme}
        options={themes.map((value) => ({
          value,
          label: strings[value],
          picture: <ThemePicture theme={value} />,
        }))}
        value={theme}
        onValueChange={(chosen) => {
          setOwnTheme(chosen)
          applyTheme(chosen)
        }}
      />
      <RadioGroup
        legend={strings.language}
        hint={strings.languageHint}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={language}
        onValueChange={(chosen) => {
          setOwnLanguage(chosen)
          applyLanguage(chosen)
        }}
      />
    </SettingsGroup>
  )
}
