import { css, keyframes, styled } from 'styled-components'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { belowDesktop } from '@waldkerf/ui/theme/skeletonCss'
import { color, fontSize, layout, motion, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

const slideIn = keyframes`from { transform: translateX(24px); opacity: 0; }`

/** Over the table, never over the map: it lies in the table's pane. On phones it fills the screen, on either tab. */
export const Panel = styled.section`
  position: absolute;
  z-index: 5;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: min(100%, 600px);
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow('middle')};
  animation: ${slideIn} ${motion('panel')};
  outline-offset: -2px;
  visibility: visible;

  /* The focus comes here with the page, without a key. */
  &[data-arrived]:focus {
    outline: none;
  }

  &[data-phone='true'] {
    position: fixed;
    z-index: 50;
    inset: var(--bars-height) 0 0;
    width: auto;
    border: 0;
  }
  /* The menu stays in reach beside it. */
  @media not ${belowDesktop} {
    [data-sidebar] &[data-phone='true'] {
      left: ${layout('sidebar')};
    }
    [data-sidebar='closed'] &[data-phone='true'] {
      left: ${layout('rail')};
    }
  }
  &[data-phone='true'] kbd {
    display: none;
  }
  /* In a field letters are letters. */
  &:has(textarea:focus) kbd:not([data-sends]) {
    opacity: 0.4;
  }
  @media print {
    && {
      position: static;
      display: block;
      width: auto;
      border: 0;
      box-shadow: none;
    }
    kbd {
      display: none;
    }
  }
`

/** The open record beside the rail; alone it fills the screen, and on a low one all of it scrolls. */
export const RecordPanel = styled(Panel)`
  container: record / inline-size;

  &[data-beside='true'] {
    position: relative;
    inset: auto;
    flex: 1 1 0;
    width: auto;
    min-width: 0;
    border: 0;
    box-shadow: none;
  }
  &[data-beside='true'] header {
    padding-inline-start: ${space(4)};
  }
  @media (max-width: 767px) {
    container-type: normal;
  }
  @media (max-height: 480px) {
    &[data-phone='true'] {
      display: block;
      overflow-y: auto;
    }
  }
`

/** The map in place of the record, which stays as it is. */
export const MapPlace = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 240px;

  @media (max-height: 480px) {
    height: 80vh;
  }
`

export const PanelHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};

  @media (max-width: 767px) {
    flex-wrap: wrap;
    row-gap: 0;

    > [role='switch'] {
      order: 1;
    }
  }
  /* No room for the help on keys, which a phone does not have. */
  @media (width < 480px) {
    column-gap: 0;
    padding-inline: ${space(2)};

    [aria-keyshortcuts='?'] {
      display: none;
    }
  }
`

/** Two lines, so that nothing moves from record to record. On a phone the second goes below all buttons, with the switch. */
export const Naming = styled.div`
  flex: 1 1 0;
  min-width: 0;

  > span {
    display: block;
  }
  h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h2 > small {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-weight: ${weight('regular')};
  }
  @media (max-width: 767px) {
    display: contents;

    &::before {
      content: '';
      order: 1;
      flex-basis: 100%;
    }
    h2 {
      flex: 1 1 0;
      line-height: 20px;
    }
    h2 > small {
      display: block;
    }
    > span {
      order: 1;
      flex: 1 1 0;
      padding-inline-start: ${space(2)};
    }
    /* The list says its order; here is no room for it. */
    > span > span {
      display: none;
    }
  }
`

export const PlaceInList = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;
`

export const PanelBody = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-height: 0;
  padding: ${space(4)};
  overflow-y: auto;

  @media print {
    overflow: visible;
  }
`

export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

/** Where pictures stand: with room beside them they stay in view, whatever is read or written there. */
export const PictureColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
`

/** Scrolls by itself; the ring around a focused field has room. */
const pane = css`
  min-height: 0;
  margin: 0 -4px;
  padding: 4px 4px ${space(4)};
  overflow-y: auto;

  @media print {
    overflow: visible;
  }
`

/** All words about the record. */
export const FactsColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
`

/** Only where the picture scrolls away from what one writes about it. */
export const ToPicture = styled(Button)`
  justify-self: start;
  align-self: start;
  margin-inline-start: calc(-1 * ${space(2)});

  @container record (min-width: 640px) {
    display: none;
  }
`

/**
 * An open record: its pictures and its words, in two columns where there is room. Other children take the whole width
 * above them.
 */
export const RecordBody = styled(PanelBody)`
  &[hidden] {
    display: none;
  }
  /* A draft's place takes no room while there is none. */
  > [role='status']:empty {
    position: absolute;
  }
  @media (max-height: 480px) {
    [data-phone='true'] > & {
      overflow: visible;
    }
    ${PictureColumn} {
      --stage-height: 80vh;
    }
  }
  @container record (min-width: 640px) {
    &[data-pictures='some'] {
      display: grid;
      /* The picture has half of the record at least. */
      grid-template-columns: minmax(50cqi, 1.25fr) minmax(0, 1fr);
      grid-template-rows: auto auto minmax(240px, 1fr);
      gap: 0 ${space(6)};
      padding-bottom: 0;
    }
    &[data-pictures='some'] > * {
      grid-column: 1 / -1;
      margin-bottom: ${space(4)};
    }
    &[data-pictures='some'] > ${PictureColumn} {
      --stage-height: 64vh;
      --stage-ratio: 4 / 3;
      grid-area: 2 / 1 / span 2;
      ${pane}
    }
    &[data-pictures='some'] > ${StatusLine} {
      grid-area: 2 / 2;
    }
    &[data-pictures='some'] > ${FactsColumn} {
      grid-area: 3 / 2;
      ${pane}
    }
    /* Two facts a line: what is decided upon fits the height. */
    &[data-pictures='some'] > ${FactsColumn} > dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
