import { styled } from 'styled-components'
import { color, controlHeight, fontSize, layout, space, weight } from '@waldkerf/ui/theme/tokens'
import { thumbBar } from '@waldkerf/ui/theme/thumbBar'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

/** The whole place below the bar; on phones as long as its content, and no shorter than the window. */
export const Screen = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  min-height: 480px;
  background: ${color.surface};

  @media (width < 900px) {
    height: auto;
    min-height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  }
`

export const Head = styled.div`
  border-bottom: 1px solid ${color.border};

  /* Without a filter below it. */
  > header:last-child {
    padding-block-end: ${space(2)};
  }
`

export const TitleLine = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* As high without a button. */
  min-height: calc(${controlHeight} + ${space(2)});
  padding: ${space(2)} ${space(4)} 0;

  h1 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    outline-offset: 4px;
  }
  /* It gives way before a button goes to a line of its own. */
  output {
    flex: 1 1 88px;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-views] {
    flex: none;
  }
  /* Between title and button there is room for its sign alone; its name is in its tooltip. */
  @media (width < 480px) {
    [data-views] button > span {
      ${visuallyHidden}
    }
  }
`

/** On a phone the ways to see the list have a line of their own, below the button. */
export const Modes = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

/** At a phone's lower edge, where picked rows have a bar of their own instead. */
export const NextStep = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  ${thumbBar}

  > button {
    width: 100%;
  }
  :has([data-some]) > & {
    display: none;
  }
  @media print {
    display: none;
  }
`

/** The table's tools at the end of the filter; as high as they are before they come. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${controlHeight};
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`

/** The list and what is beside it, which stands above it where there is no room. Alone it has the whole screen. */
export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  min-height: 0;

  &[data-alone='true'] {
    display: contents;
  }
  @media (width < 900px) {
    grid-template: auto 75dvh / minmax(0, 1fr);

    > :last-child:not(:only-child) {
      grid-row: 1;
    }
  }
  /* Its neighbour is as long as it is, and comes after the list. */
  @media print {
    display: block;

    > :last-child:not(:only-child) {
      height: auto;
      max-height: none;
      overflow: visible;
    }
  }
`

/** A line that opens what is beside the list. */
export const Fold = styled.div`
  padding: 2px ${space(1)};
  border-top: 1px solid ${color.border};

  /* The next step has the width of the page. */
  &[data-next] {
    padding: ${space(2)} ${space(4)};

    > button {
      width: 100%;
    }
  }
`

export const ListPane = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-height: 0;
`

/** All that the pane has left; a pane can hide it while something covers it. */
export const Rows = styled.div`
  flex: 1 1 auto;
  min-height: 0;
`

export const SkeletonGroup = styled.output`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`
