import { addons } from 'storybook/manager-api'
import { componentName } from './componentName.ts'
import { frameThemes } from './theme.ts'

addons.setConfig({
  theme: frameThemes.dark,
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'story' ? name : componentName(name)),
  },
})
