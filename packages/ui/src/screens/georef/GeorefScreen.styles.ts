import { styled } from 'styled-components'
import { sideTools } from '@waldkerf/ui/parts/ScanView/ScanView.styles.ts'
import { color, fontSize, layout, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

/** Fills the window below the bar; another frame sets `--screen-height`. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  min-height: 480px;
  background: ${color.surface};

  /* On paper: title, points and quality. The report of residuals has the picture. */
  @media print {
    display: block;

    label,
    select,
    input[type='range'] {
      display: none;
    }
  }
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

/** A picture, and over its lower edge, beside its buttons, the messages that come and go. */
export const InPicture = styled.div`
  position: relative;
  height: 100%;

  > [role='status'] {
    position: absolute;
    z-index: 20;
    inset-inline: ${space(3)} calc(${sideTools} + ${space(3)});
    inset-block-end: ${space(3)};
    display: grid;
    gap: ${space(1)};
    max-height: calc(100% - 2 * ${space(3)});
    overflow: auto;
  }
  > [role='status']:not(:has(> :not(input))) {
    pointer-events: none;
  }
  > [role='status'] > :not(input) {
    padding-block: 0;
    box-shadow: ${shadow('middle')};
  }
`

/** Over the upper edge of a picture, in the middle. */
export const Step = styled.p`
  position: absolute;
  z-index: 15;
  inset-block-start: ${space(2)};
  inset-inline: 72px calc(${sideTools} + ${space(3)});
  text-align: center;
  pointer-events: none;

  > span:not(:empty) {
    display: inline-block;
    padding: ${space(1)} ${space(4)};
    border: 1px solid ${color.border};
    border-radius: ${radius('round')};
    background: ${color.surface};
    font-size: ${fontSize(13)};
    line-height: 20px;
  }
  > [data-next]:not(:empty) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight('medium')};
  }
`

/** The map; on a phone the switches of its look lie over it. */
export const UnderLook = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  > :last-child {
    flex: 1 1 0;
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
  /* All figures of a point beside it. */
  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr) 272px;
  }
  @media print {
    display: block;
    height: auto;
    border: 0;

    > * {
      height: auto;
      border: 0;
      overflow: visible;
    }
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
