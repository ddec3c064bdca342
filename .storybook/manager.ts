import { addons } from 'storybook/manager-api'
import { frameThemes } from './theme.ts'

addons.setConfig({ theme: frameThemes.dark })
