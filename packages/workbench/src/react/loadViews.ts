/** Loads the loaders of the views; from one place, as each place names all files that come with them. */
export const loadViews = () => import('./views.ts')
