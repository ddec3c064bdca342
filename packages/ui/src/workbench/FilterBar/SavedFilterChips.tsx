'use client'
import type { Scope } from '@dropwatt/automations/options'
import { Menu } from '../../components/Menu/index.js'
import { useStrings } from '../../i18n/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { BookmarkIcon, MoreIcon } from '../../icons/index.js'
import { isSame } from '../fields/isSame.js'
import { offBecause } from '../offBecause.js'
import { filterBarStrings } from './FilterBar.strings.js'
import { StyledSaved, StyledSavedChip } from './FilterBar.styles.js'
import type { SavedFilter } from './FilterBar.types.js'

interface SavedFilterChipsProps {
  filters: readonly SavedFilter[]
  scope: Scope
  /** Called with the filter to use; with nothing where it is in use already. */
  onUse: (filter: SavedFilter | undefined) => void
  onRename: (filter: SavedFilter) => void
  onRemove: (filter: SavedFilter) => void
}

/** The saved filters: a press uses one, and a menu renames or removes it. */
export function SavedFilterChips({
  filters,
  scope,
  onUse,
  onRename,
  onRemove,
}: SavedFilterChipsProps) {
  const strings = useStrings(filterBarStrings)
  return (
    <StyledSaved role="list" aria-label={strings.saved}>
      {filters.map((filter) => {
        const { id, name, offReason } = filter
        const isUsed = isSame(filter.scope, scope)
        return (
          <li key={id} data-used={isUsed ? '' : undefined}>
            <StyledSavedChip
              type="button"
              aria-pressed={isUsed}
              onClick={() => onUse(isUsed ? undefined : filter)}
              {...offBecause(isUsed ? undefined : offReason)}
            >
              <BookmarkIcon aria-hidden="true" />
              <span>{name}</span>
              {!isUsed && offReason !== undefined && <small>{strings.offHere}</small>}
            </StyledSavedChip>
            <Menu
              label={strings.menuOf(name)}
              trigger={<IconButton label={strings.menuOf(name)} icon={<MoreIcon />} />}
              items={[
                {
                  kind: 'action',
                  id: 'rename',
                  label: strings.rename,
                  onSelect: () => onRename(filter),
                },
                {
                  kind: 'action',
                  id: 'remove',
                  label: strings.removeSaved,
                  destructive: true,
                  onSelect: () => onRemove(filter),
                },
              ]}
            />
          </li>
        )
      })}
    </StyledSaved>
  )
}
