import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, space, upTo } from '../../tokens/index.js'

const gutter = `max(${space[6]}, (100% - 75rem) / 2)`

export const StyledScreen = styled.div`
  ${base}
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${color.bg};
  color: ${color.text};

  & > header {
    display: flex;
    align-items: center;
    min-block-size: 4.5rem;
    padding-inline: ${gutter};
  }

  & > main {
    display: grid;
    flex: 1;
    align-items: center;
    padding: ${space[6]} ${gutter} ${space[16]};
  }

  @media ${upTo.phone} {
    & > header {
      padding-inline: ${space[4]};
    }

    & > main {
      align-items: start;
      padding: ${space[6]} ${space[4]} ${space[12]};
    }
  }
`
