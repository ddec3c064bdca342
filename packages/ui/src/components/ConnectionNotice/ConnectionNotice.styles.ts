import { styled } from 'styled-components'
import { base, noticeSizeName } from '../../theme/index.js'
import { color, fontSize, layer, space, upTo } from '../../tokens/index.js'

const blockSize = '2.5rem'

/**
 * Takes its own line at the top of the screen and sets its height on the page, so that nothing is
 * covered. `data-offline` on the root element leaves room for it in a prerendered page. Black in both
 * themes, so it uses the dark tokens.
 */
export const StyledNotice = styled.div`
  ${base}

  &[data-shown],
  html[data-offline] & {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.notice};
    min-block-size: ${blockSize};
    border-block-end: 1px solid ${color.border};
    background: ${color.black};
    color: ${color.text};
  }

  html:has(&[data-shown]),
  html[data-offline]:has(&) {
    ${noticeSizeName}: ${blockSize};
  }

  & > p {
    ${base}
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    block-size: calc(${blockSize} - 1px);
    padding-inline: ${space[4]};
    font-size: ${fontSize.sm};
    line-height: 1.2;
    white-space: nowrap;
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.warning};
    stroke-width: 1.75;
  }

  & strong {
    font-weight: 600;
  }

  & span {
    color: ${color.textMuted};
  }

  @media ${upTo.phone} {
    & span {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`
