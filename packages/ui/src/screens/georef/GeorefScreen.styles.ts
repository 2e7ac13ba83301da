import { styled } from 'styled-components'
import { color, layout, shadow, space } from '../../theme/tokens.ts'

/** Fills the window below the bar; another frame sets `--screen-height`. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  min-height: 480px;
  background: ${color.surface};
`

export const Work = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
`

export const Notes = styled.div`
  display: grid;

  > :not(input, :empty) {
    margin: ${space(1)} ${space(3)};
  }
`

/** Over the line of switches: comes and goes while people work, and must move nothing. */
export const RaisedNotes = styled.div`
  position: relative;
  z-index: 20;
  height: 0;

  > div {
    position: absolute;
    inset-inline: ${space(3)};
    inset-block-start: ${space(1)};
    display: grid;
    gap: ${space(1)};
  }
  > div > :not(input) {
    padding-block: 0;
    box-shadow: ${shadow('middle')};
  }
`

/** Under the pictures: the points take the room, the quality stays in view. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  height: 100%;
  min-height: 0;
  border-top: 1px solid ${color.border};

  > * + * {
    border-inline-start: 1px solid ${color.border};
  }
`

/** A tab's contents stay where they are while another is shown. */
export const TabPane = styled.div`
  position: absolute;
  inset: 0;

  &[data-shown='false'] {
    visibility: hidden;
  }
`

export const SkeletonGroup = styled.output`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`
