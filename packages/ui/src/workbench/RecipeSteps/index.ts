export { RecipeSteps } from './RecipeSteps.js'
export type {
  RecipeStep,
  RecipeStepChoice,
  RecipeStepResult,
  RecipeStepsProps,
} from './RecipeSteps.types.js'
