/**
 * Cost of an import of the built packages to an app: minified, after brotli, with all dependencies but
 * React. Raise a limit only together with the reason in the commit.
 */

const ui = 'packages/ui/dist/exports'
const react = ['react', 'react-dom', 'react/jsx-runtime']
const reactAndStyles = [...react, 'styled-components']

export default [
  // The least and the usual import.
  {
    name: 'Button',
    path: `${ui}/index.js`,
    import: '{ Button }',
    ignore: reactAndStyles,
    limit: '2.2 kB',
  },
  {
    name: 'Button and styled-components',
    path: `${ui}/index.js`,
    import: '{ Button }',
    ignore: react,
    limit: '12.8 kB',
  },
  {
    name: 'six components',
    path: `${ui}/index.js`,
    import: '{ Accordion, Button, Dialog, ProgressBar, Switch, Table }',
    ignore: react,
    limit: '19.5 kB',
  },
  // Tree shaking: an entry of which nothing is used, and a page that brings no other page.
  {
    name: 'nothing of ui',
    path: `${ui}/index.js`,
    import: '{}',
    ignore: reactAndStyles,
    limit: '10 B',
  },
  {
    name: 'nothing of the pages',
    path: `${ui}/pages.js`,
    import: '{}',
    ignore: reactAndStyles,
    limit: '10 B',
  },
  {
    name: 'nothing of the workbench',
    path: `${ui}/workbench.js`,
    import: '{}',
    ignore: reactAndStyles,
    limit: '10 B',
  },
  {
    name: 'NotFoundPage',
    path: `${ui}/pages.js`,
    import: '{ NotFoundPage }',
    ignore: reactAndStyles,
    limit: '15.8 kB',
  },
  // Whole entries, which grow with each feature.
  {
    name: 'all components',
    path: `${ui}/index.js`,
    import: '*',
    ignore: reactAndStyles,
    limit: '103 kB',
  },
  {
    name: 'all pages',
    path: `${ui}/pages.js`,
    import: '*',
    ignore: reactAndStyles,
    limit: '104 kB',
  },
  {
    name: 'the workbench',
    path: `${ui}/workbench.js`,
    import: '*',
    ignore: reactAndStyles,
    limit: '178 kB',
  },
  {
    name: 'ui in Italian',
    path: 'packages/ui/dist/locales/it/library.js',
    import: '*',
    ignore: reactAndStyles,
    limit: '15.2 kB',
  },
  {
    name: 'the live store',
    path: `${ui}/store.js`,
    import: '*',
    ignore: reactAndStyles,
    limit: '69 kB',
  },
  {
    name: 'the live store in Italian',
    path: 'packages/ui/dist/locales/it/store.js',
    import: '*',
    ignore: reactAndStyles,
    limit: '9.1 kB',
  },
  {
    name: 'the workbench in Italian',
    path: 'packages/ui/dist/locales/it/workbench.js',
    import: '*',
    ignore: reactAndStyles,
    limit: '20.8 kB',
  },
  {
    name: 'auth without Supabase',
    path: 'packages/auth/dist/index.js',
    import: '*',
    ignore: [...react, '@supabase/supabase-js'],
    limit: '12.4 kB',
  },
  // The rest is loaded with the client of Supabase, which is six times as large.
  {
    name: 'auth at the start of an app',
    path: 'packages/auth/dist/index.js',
    import: '{ AuthProvider, RequireAuth, createAuth, useAuth, useUser }',
    ignore: [...react, '*/client.js'],
    limit: '6.2 kB',
  },
  {
    name: 'auth in an app, with all that it loads',
    path: 'packages/auth/dist/index.js',
    import: '{ AuthProvider, RequireAuth, createAuth, useAuth, useUser }',
    ignore: [...react, '@supabase/supabase-js'],
    limit: '9.9 kB',
  },
  {
    name: 'OpenFile of automations',
    path: 'packages/automations/dist/index.js',
    import: '{ OpenFile }',
    limit: '77.6 kB',
  },
]
