import { styled } from 'styled-components'
import { color, fontSize, layout, space } from '@waldkerf/ui/theme/tokens'

/** Fills the window below the bar; another frame sets `--screen-height`. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  min-height: 320px;
  background: ${color.surface};

  /* Filters and list do not both fit: the page scrolls. */
  @media (max-width: 767px) and (max-height: 600px) {
    height: auto;
    min-height: var(--screen-height, 320px);
  }
`

export const Work = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;

  @media (max-width: 767px) and (max-height: 600px) {
    flex: 1 0 320px;
  }
`

/**
 * The list's pane. While a record is open (`data-reviewing`) the list is hidden but stays as it was: nothing in it
 * takes the focus. With `true` something lies over the list, and hides it only where there is no room for both.
 */
export const ListPane = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  overflow: hidden;

  > .list {
    flex: 1 1 auto;
    min-height: 0;
  }
  > .list {
    display: flex;
    flex-direction: column;
  }
  &:is([data-reviewing='beside'], [data-reviewing='alone']) > .list {
    visibility: hidden;
  }
  &[data-reviewing='beside'] > .list {
    position: absolute;
    inset: 0;
  }
  &[data-reviewing='true'] {
    container-type: inline-size;
  }
  /* The open record is what is read. */
  @media print {
    display: block;
    overflow: visible;

    &:not([data-reviewing='false'])[data-reviewing] > .list {
      display: none !important;
    }
  }
  /* All of the list stands beside the record: no name is cut by the record's edge. */
  @container (min-width: 761px) {
    &[data-reviewing='true'] > .list {
      margin-inline-end: 500px;
    }
  }
  @container (max-width: 760px) {
    &[data-reviewing='true'] > .list {
      visibility: hidden;
    }
  }
  @media (max-width: 767px) {
    &[data-reviewing='true'] {
      container-type: normal;

      > .list {
        visibility: hidden;
      }
    }
  }
`

/** As high as the bar of the table that shows the same. */
export const TilesHead = styled.div`
  display: flex;
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};
`

/** The rail and the open record, side by side. */
export const Beside = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-height: 0;

  /* The rail is as long as the list. */
  @media print {
    display: block;

    > :first-child {
      display: none;
    }
  }
`

export const PhoneTabs = styled.div`
  position: relative;
  padding: 0 ${space(1)};

  > output {
    position: absolute;
    inset-block: 0;
    right: ${space(4)};
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }
`

/** A tab's contents stay where they are while the other tab is shown: the map keeps its place, the list its scroll. */
export const TabPane = styled.div`
  position: absolute;
  inset: 0;

  &[data-shown='false'] {
    visibility: hidden;
  }
`

export const Note = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.warningBorder};
  background: ${color.warningQuiet};
  color: ${color.warningText};
`

export const SkeletonGroup = styled.output`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`
