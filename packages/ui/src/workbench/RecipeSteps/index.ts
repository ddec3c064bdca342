export { RecipeSteps } from './RecipeSteps.js'
export type { RecipeStepResult, RecipeStep, RecipeStepsProps } from './RecipeSteps.types.js'
