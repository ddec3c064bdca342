/**
 * Transform options for every Vite build of the workspace. They derive the ids of styled components
 * from the file instead of the loading order, so that server and browser agree.
 */
export const styledComponentsTransform = {
  plugins: { styledComponents: { fileName: false, displayName: false, minify: true, pure: true } },
} as const
