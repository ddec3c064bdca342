import { styled } from 'styled-components'
import { base, caption, tabularNumbers, visuallyHidden, wrappingRow } from '../../theme/index.js'
import { color, font, fontSize, space } from '../../tokens/index.js'

const narrow = '@container (max-width: 48rem)'
const edge = `clamp(${space[4]}, 4cqi, 1.375rem)`

export const StyledMargins = styled.section`
  ${base}
  ${tabularNumbers}
  container-type: inline-size;
  color: ${color.text};

  & > [role='status'] {
    ${base}
    padding: ${space[5]} ${edge};
    color: ${color.textMuted};
  }
`

export const StyledNotice = styled.div`
  padding: ${space[4]} ${edge};
  border-block-end: 1px solid ${color.border};

  &:empty {
    display: none;
  }
`

export const StyledOverview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
  border-block-end: 1px solid ${color.border};

  & > figure {
    padding: ${space[5]} ${edge};
  }

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const StyledFigures = styled.dl`
  ${base}
  display: grid;
  border-inline-start: 1px solid ${color.border};

  & > div {
    ${wrappingRow}
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    padding: ${space[3]} ${edge};
  }

  & > div + div {
    border-block-start: 1px solid ${color.border};
  }

  & dt {
    ${caption}
  }

  & dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${fontSize.lg};
    font-weight: 620;
    letter-spacing: -0.02em;
  }

  & [data-tone='danger'] > dd {
    color: ${color.danger};
  }

  & [data-tone='warning'] > dd {
    color: ${color.warning};
  }

  ${narrow} {
    border-inline-start: 0;
    border-block-start: 1px solid ${color.border};
  }
`

export const StyledList = styled.section`
  display: grid;
  justify-items: center;

  & > :not(button) {
    inline-size: 100%;
  }

  & > header {
    ${wrappingRow}
    gap: ${space[2]};
    box-sizing: border-box;
    padding: ${space[4]} ${edge};
  }

  & > header > h3 {
    ${visuallyHidden}
  }

  & > header > button {
    margin-inline-start: auto;
  }

  & > p {
    ${base}
    box-sizing: border-box;
    padding: 0 ${edge} ${space[5]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
  }

  & b {
    font-weight: 600;
  }

  & b[data-tone='danger'] {
    color: ${color.danger};
  }

  & b[data-tone='warning'] {
    color: ${color.warning};
  }

  & [data-empty] {
    color: ${color.textSubtle};
  }

  & > button {
    margin-block: ${space[3]};
  }
`
