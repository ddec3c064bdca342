import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { stat } from '../StatCard/index.js'

export const StyledMetricCard = styled.li`
  ${base}
  ${stat}

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
