export { Menu } from './Menu.js'
export type {
  MenuAction,
  MenuCheckbox,
  MenuItem,
  MenuLink,
  MenuProps,
  MenuRadioGroup,
  MenuSeparator,
} from './Menu.types.js'
