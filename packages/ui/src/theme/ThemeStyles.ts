'use client'
import { createGlobalStyle } from 'styled-components'
import { themeCss } from './themeCss.js'

/**
 * Adds the variables of both themes to the page. Render it once, at the root, if you do not link
 * `@dropwatt/ui/theme.css`. Choose the theme with `data-theme="light"` on any element.
 */
export const ThemeStyles = createGlobalStyle`${themeCss}`
