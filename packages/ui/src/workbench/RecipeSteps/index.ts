export { RecipeSteps } from './RecipeSteps.js'
export type {
  ListedStep,
  RecipeStepChoice,
  RecipeStepResult,
  RecipeStepsProps,
} from './RecipeSteps.types.js'
