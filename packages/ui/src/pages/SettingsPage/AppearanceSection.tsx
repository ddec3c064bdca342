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

/** Theme and language of the dashboard. */
export interface Appearance {
  readonly theme: Theme
  readonly language: Language
}

export interface AppearanceSectionProps extends SettingsFormProps<Appearance> {
  /** Current theme (controlled); use with `onThemeChange`. @default uncontrolled, initially dark */
  theme?: Theme
  /** Applies a theme as soon as it is selected. @default shows the not-implemented notice */
  onThemeChange?: (theme: Theme) => void
  /** Current language (controlled); use with `onLanguageChange`. @default uncontrolled, initially the language of the page */
  language?: Language
  /** Applies a language as soon as it is selected. @default shows the not-implemented notice */
  onLanguageChange?: (language: Language) => void
  /** Saves the theme and the language. A promise keeps the form busy until it settles; a rejection is shown by its message, and the input stays. @default shows the not-implemented notice */
  onSave?: (appearance: Appearance) => void | Promise<void>
}

/** Selection of the theme and the language; each applies as soon as it is selected. */
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
