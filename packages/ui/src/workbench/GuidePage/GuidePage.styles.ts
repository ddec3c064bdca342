import { styled } from 'styled-components'
import { base, focusRing, panel } from '../../theme/index.js'
import { color, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

/** The contents are beside the text from this container width. */
const wide = '56rem'

export const StyledGuide = styled.div`
  ${base}
  container-type: inline-size;
  color: ${color.text};
  line-height: 1.6;

  /* Linked headings are moved to below the bar of the app, and get the focus. */
  & :is(h2, h3) {
    scroll-margin-block-start: 6rem;
  }

  & :is(h2, h3):focus {
    outline: none;
  }
`

export const StyledContents = styled.nav`
  ${panel}
  padding: ${space[5]};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > strong {
    font-weight: 600;
  }

  & :is(ul, ol) {
    display: grid;
    gap: ${space[1]};
    margin: ${space[2]} 0 0;
    padding: 0;
    list-style: none;
  }

  & ol {
    margin: ${space[1]} 0;
    padding-inline-start: ${space[4]};
  }

  & a {
    ${focusRing}
    display: inline-block;
    padding-block: ${space[1]};
    border-radius: ${radius.sm};
    color: ${color.textMuted};
    text-decoration: none;
    text-wrap: pretty;
  }

  & a:hover {
    color: ${color.text};
    text-decoration: underline;
  }

  @media (pointer: coarse) {
    & a {
      min-inline-size: 44px;
      padding-block: ${space[3]};
    }
  }

  @container (min-width: ${wide}) {
    position: sticky;
    inset-block-start: 6rem;
    float: inline-end;
    box-sizing: border-box;
    inline-size: 16rem;
    max-block-size: calc(100vh - 8rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`

export const StyledSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding-block-start: ${space[8]};

  @container (min-width: ${wide}) {
    max-inline-size: calc(100% - 16rem - ${space[8]});
    padding-block-start: 0;
  }
`

export const StyledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > h2 {
    ${base}
    font-size: ${fontSize['2xl']};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.018em;
    text-wrap: balance;
  }

  & > p {
    max-inline-size: 65ch;
    margin: 0;
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`

export const StyledTasks = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  counter-reset: task;
  list-style: none;
`

export const StyledTask = styled.li`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[6]};
  counter-increment: task;

  & > h3 {
    ${base}
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.012em;
  }

  & > h3::before {
    content: counter(task);
    flex: none;
    color: ${color.accentText};
    font-family: ${font.mono};
    font-size: ${fontSize.md};
    font-weight: 500;
  }

  & > ol {
    display: grid;
    gap: ${space[2]};
    max-inline-size: 65ch;
    margin: 0;
    padding-inline-start: 1.5em;
  }

  & > ol > li {
    padding-inline-start: ${space[1]};
    text-wrap: pretty;
  }

  & > ol > li::marker {
    color: ${color.textMuted};
  }

  & > img {
    display: block;
    box-sizing: border-box;
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
  }

  /* The picture of the other theme is not displayed, and so not loaded either. */
  [data-theme='light'] & > img[data-for='dark'],
  :root:not([data-theme='light']) & > img[data-for='light'] {
    display: none;
  }

  @media ${upTo.phone} {
    padding: ${space[4]};
  }
`

export const StyledFacts = styled.dl`
  ${panel}
  margin: 0;
  padding: 0 ${space[6]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[4]};
  }

  & > div + div {
    border-block-start: 1px solid ${color.border};
  }

  & dt {
    font-weight: 550;
    text-wrap: balance;
  }

  & dd {
    max-inline-size: 65ch;
    margin: 0;
    color: ${color.textMuted};
    text-wrap: pretty;
  }

  & dd b {
    color: ${color.text};
  }

  @container (min-width: 44rem) {
    & > div {
      grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    }
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledShortcuts = styled.div`
  ${panel}
  padding: ${space[6]};

  @media ${upTo.phone} {
    padding: ${space[4]};
  }
`
