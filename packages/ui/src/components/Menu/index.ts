export { Menu } from './Menu.js'
export type {
  MenuAction,
  MenuCheckbox,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuProps,
  MenuRadioGroup,
  MenuSeparator,
} from './Menu.types.js'
