'use client'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu, type MenuAction } from '../../components/Menu/index.js'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  CopyIcon,
  DownloadIcon,
  MoreIcon,
  RecipeIcon,
  RemoveIcon,
  VariantTitleIcon,
} from '../../icons/index.js'
import { useDays } from '../useDays.js'
import { useFigures } from '../useFigures.js'
import { offBecause } from '../offBecause.js'
import { recipePageStrings } from './RecipePage.strings.js'
import { StyledActions, StyledContent } from './RecipePage.styles.js'
import type { RecipePageProps } from './RecipePage.types.js'

/** The page of one recipe: its name, when it was used, what can be done with it, and its steps. */
export function RecipePage({
  name,
  steps,
  lastUsed,
  breadcrumb,
  onExport,
  onRename,
  onDuplicate,
  onRemove,
  notices,
  children,
}: RecipePageProps) {
  const strings = useStrings(recipePageStrings)
  const { count } = useFigures()
  const { day } = useDays()
  const counted = strings.steps(count(steps), steps)
  const items: MenuAction[] = []
  const offer = (action: Omit<MenuAction, 'kind'>) => {
    if (action.onSelect) items.push({ kind: 'action', ...action })
  }
  offer({ id: 'rename', label: strings.rename, icon: <VariantTitleIcon />, onSelect: onRename })
  offer({ id: 'duplicate', label: strings.duplicate, icon: <CopyIcon />, onSelect: onDuplicate })
  offer({
    id: 'remove',
    label: strings.remove,
    icon: <RemoveIcon />,
    destructive: true,
    onSelect: onRemove,
  })

  return (
    <PageFrame
      heading={name}
      icon={RecipeIcon}
      breadcrumb={breadcrumb}
      description={
        lastUsed
          ? strings.used(counted, day(lastUsed.at), count(lastUsed.products), lastUsed.products)
          : strings.unused(counted)
      }
      actions={
        <StyledActions>
          {onExport && (
            <Button
              variant="outline"
              leading={<DownloadIcon />}
              onClick={onExport}
              {...offBecause(steps === 0 ? strings.noSteps : undefined)}
            >
              {strings.exportRecipe}
            </Button>
          )}
          {items.length > 0 && (
            <Menu
              label={strings.menu}
              trigger={<IconButton variant="outline" label={strings.menu} icon={<MoreIcon />} />}
              items={items}
              align="end"
            />
          )}
        </StyledActions>
      }
    >
      <StyledContent>
        {notices}
        {children}
      </StyledContent>
    </PageFrame>
  )
}
