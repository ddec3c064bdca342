'use client'
import { createGlobalStyle } from 'styled-components'
import { themeCss } from './themeCss.js'

/**
 * Puts the variables of both themes on the page. Rendered once, at the root, by whoever does not
 * link `@dropwatt/ui/theme.css`. The theme is chosen by `data-theme="light"` on any element.
 */
export const ThemeStyles = createGlobalStyle`${themeCss}`
