/**
 * What gives styled-components ids that follow the file, not the order of loading, so that server
 * and browser agree. For every Vite build of the workspace.
 */
export const styledComponentsTransform = {
  plugins: { styledComponents: { fileName: false, displayName: false, minify: true, pure: true } },
} as const
