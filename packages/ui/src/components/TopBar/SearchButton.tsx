'use client'
import { useCommandKey } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { SearchIcon } from '../../icons/index.js'
import { StyledKeys, StyledSearch } from './TopBar.styles.js'
import { topBarStrings } from './TopBar.strings.js'

export interface SearchButtonProps {
  onSearch: () => void
}

/** Shows a button that looks like a field and opens the search; on phones only its icon. */
export function SearchButton({ onSearch }: SearchButtonProps) {
  const { search } = useStrings(topBarStrings)
  const keys = [useCommandKey(), 'K']
  return (
    <StyledSearch type="button" aria-haspopup="dialog" onClick={onSearch}>
      <SearchIcon />
      <span>{search}</span>
      <StyledKeys aria-hidden="true">
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </StyledKeys>
    </StyledSearch>
  )
}
