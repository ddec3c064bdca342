'use client'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import {
  SettingsGroup,
  useSettingsForm,
  type SettingsFormProps,
} from '../../components/SettingsGroup/index.js'
import { languageNames, languages, type Language } from '../../i18n/languages.js'
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

export interface AppearanceSectionProps extends SettingsFormProps<Appearance> {
  /** The theme in force. @default held by the page, dark at first */
  theme?: Theme
  /** Applies a theme at once. @default shows the not-implemented notice */
  onThemeChange?: (theme: Theme) => void
  /** The language in force. @default held by the page, the one it is shown in at first */
  language?: Language
  /** Applies a language at once. @default shows the not-implemented notice */
  onLanguageChange?: (language: Language) => void
  /** Keeps what was chosen. A promise keeps the form busy until it settles; a rejection is shown by its message. @default shows the not-implemented notice */
  onSave?: (appearance: Appearance) => void | Promise<void>
}

/** Theme and language: they apply as they are chosen. */
export function AppearanceSection({
  theme: givenTheme,
  onThemeChange,
  language: givenLanguage,
  onLanguageChange,
  onSave,
  onUnsavedChange,
}: AppearanceSectionProps) {
  const strings = useStrings(themeLanguageSettingsPageStrings)
  const shownIn = useLocale()
  const { values, change, group } = useSettingsForm(
    {
      theme: givenTheme ?? defaultTheme,
      language:
        givenLanguage ?? languages.find((tag) => tag === shownIn.split('-')[0]) ?? languages[0],
    },
    { onSave, onUnsavedChange },
    (chosen) => chosen,
  )
  const applyTheme = useAction(onThemeChange)
  const applyLanguage = useAction(onLanguageChange)

  return (
    <SettingsGroup heading={strings.appearance} hint={strings.appearanceHint} {...group}>
      <RadioGroup
        legend={strings.theme}
        options={themes.map((value) => ({
          value,
          label: strings[value],
          picture: <ThemePicture theme={value} />,
        }))}
        value={values.theme}
        onValueChange={(chosen) => {
          if (givenTheme === undefined) change({ theme: chosen })
          applyTheme(chosen)
        }}
      />
      <RadioGroup
        legend={strings.language}
        hint={strings.languageHint}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={values.language}
        onValueChange={(chosen) => {
          if (givenLanguage === undefined) change({ language: chosen })
          applyLanguage(chosen)
        }}
      />
    </SettingsGroup>
  )
}
