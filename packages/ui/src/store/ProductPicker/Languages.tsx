'use client'
import { Button } from '../../components/Button/index.js'
import { Select } from '../../components/Select/index.js'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { PermissionNotice } from '../PermissionNotice/index.js'
import { ReadProblemNotice } from '../ReadingProgress/index.js'
import { productPickerStrings } from './ProductPicker.strings.js'
import type { PickerLanguages } from './ProductPicker.types.js'

interface LanguagesProps {
  /** Name of the store. */
  store: string
  languages: PickerLanguages
  settingsHref?: string | undefined
}

/** Lets the member choose a language of the store, or says why there is none to choose. */
export function Languages({ store, languages, settingsHref }: LanguagesProps) {
  const strings = useStrings(productPickerStrings)
  switch (languages.state) {
    case 'loading':
      return <p role="status">{strings.loadingLanguages}</p>
    case 'failed':
      return (
        <ReadProblemNotice
          store={store}
          problem={languages.problem}
          scopes={languages.scopes}
          onRetry={languages.onRetry}
          settingsHref={settingsHref}
        />
      )
    case 'missing': {
      const { scopes, onAsk, isAsking, error } = languages
      return (
        <PermissionNotice
          scopes={scopes}
          title={strings.noPermission}
          onAsk={onAsk}
          isAsking={isAsking}
          error={error}
        >
          {strings.noPermissionText}
        </PermissionNotice>
      )
    }
    case 'loaded':
      return languages.list.length === 0 ? (
        <Notice
          role="status"
          tone="warning"
          title={strings.oneLanguage}
          actions={
            <Button variant="outline" onClick={languages.onRetry}>
              {strings.retry}
            </Button>
          }
        >
          {strings.oneLanguageText}
        </Notice>
      ) : (
        <Select
          label={strings.language}
          value={languages.value}
          options={languages.list.map(({ locale, name, isPublished }) => ({
            value: locale,
            label: isPublished ? name : strings.unpublished(name),
          }))}
          onChange={({ currentTarget }) => languages.onChange(currentTarget.value)}
        />
      )
    default:
      return null
  }
}
