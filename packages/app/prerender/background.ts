import { dark } from '@dropwatt/ui/tokens'

/** Background colour of the dark theme, in which the installed app opens. */
export const background = dark.bg
