import { addons } from 'storybook/manager-api'
import { ownName } from './ownName.ts'
import { frameThemes } from './theme.ts'

addons.setConfig({
  theme: frameThemes.dark,
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'story' ? name : ownName(name)),
  },
})
