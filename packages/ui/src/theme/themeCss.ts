import { color, font, themeVariablesCss } from '../tokens/index.js'
import { noticeSize, noticeSizeName } from './noticeSize.js'

/**
 * The page styles: the variables of both themes and the base styles of the document. `theme.css` is
 * this text as a file; `ThemeStyles` is this text as a component.
 */
export const themeCss = `${themeVariablesCss}
html {
  ${noticeSizeName}: 0px;
  background: ${color.bg};
  color: ${color.text};
  font-family: ${font.body};
  line-height: 1.5;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-block: calc(6rem + ${noticeSize}) 1rem;
}

body {
  margin: 0;
  -webkit-font-smoothing: antialiased;
  text-rendering: optimizeLegibility;
}

@media (max-height: 480px) {
  html {
    scroll-padding-block-start: calc(1rem + ${noticeSize});
  }
}

@media screen {
  html:has(dialog[data-modal][open]) {
    overflow: hidden;
  }

  html[data-scrollbar]:has(dialog[data-modal][open]) {
    scrollbar-gutter: stable;
  }
}

@media (forced-colors: active) {
  svg.lucide {
    forced-color-adjust: auto;
  }
}

@media print {
  html {
    background: none;
  }

  :is(h1, h2, h3, h4) {
    break-after: avoid;
  }

  :is(tr, li, dt, figure, img, svg) {
    break-inside: avoid;
  }

  p {
    orphans: 3;
    widows: 3;
  }
}
`
