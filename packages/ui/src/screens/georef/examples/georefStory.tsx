import { historyAfter } from '@waldkerf/domain/georef/workplace/history'
import { useReducer } from 'react'
import { styled } from 'styled-components'
import { GeorefScreen, type GeorefScreenProps } from '../GeorefScreen.tsx'

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** Stands in for the container: keeps the history. */
export function LiveScreen({ state, actions, ...rest }: GeorefScreenProps) {
  const [history, act] = useReducer(historyAfter, state.history)
  return (
    <Frame>
      <GeorefScreen {...rest} state={{ ...state, history }} actions={{ ...actions, act }} />
    </Frame>
  )
}
