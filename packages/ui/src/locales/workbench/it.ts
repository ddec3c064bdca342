import { joinCatalogs } from '../../i18n/index.js'
import { noticeIt } from '../../workbench/Notice/Notice.it.js'
import { filterBarIt } from '../../workbench/FilterBar/FilterBar.it.js'
import { fieldsIt } from '../../workbench/fields/fields.it.js'
import { mapFieldIt } from '../../workbench/MapField/MapField.it.js'
import { optionsFormIt } from '../../workbench/OptionsForm/OptionsForm.it.js'
import { recipeImportIt } from '../../workbench/RecipeImport/RecipeImport.it.js'
import { recipeStepsIt } from '../../workbench/RecipeSteps/RecipeSteps.it.js'
import { rulesFieldIt } from '../../workbench/RulesField/RulesField.it.js'
import { saveRecipeDialogIt } from '../../workbench/SaveRecipeDialog/SaveRecipeDialog.it.js'
import { workbenchShortcutsIt } from '../../workbench/WorkbenchShortcuts/WorkbenchShortcuts.it.js'
import type { WorkbenchCatalog } from '../wholeCatalog.js'

/** Every text of the file workbench in Italian. */
export const workbenchIt: WorkbenchCatalog = joinCatalogs(
  fieldsIt,
  filterBarIt,
  mapFieldIt,
  noticeIt,
  optionsFormIt,
  recipeImportIt,
  recipeStepsIt,
  rulesFieldIt,
  saveRecipeDialogIt,
  workbenchShortcutsIt,
)
