import { css, styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** The longest names take two lines. */
const wholeName = css`
  strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`

/** One line of the rail: the picture small, the words beside it. */
export const RailLine = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  height: 100%;
  padding: 0 ${space(3)} 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  ${wholeName}
`

export const Words = styled.div`
  min-width: 0;
  font-size: ${fontSize(12)};
  line-height: 16px;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    display: block;
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
  .where {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .status {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  .status > time {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`

/** A picture with its words below. */
export const PictureCard = styled.div`
  padding: ${space(1)};
  ${wholeName}

  ${Words} {
    padding: ${space(1)} 2px 0;
  }
  /* A dot between day and Land, which is out of sight where a long Land begins the next line. */
  .where {
    display: flex;
    flex-wrap: wrap;
  }
  .where > span {
    position: relative;
    inset-inline-start: -12px;
    padding-inline-start: 12px;
  }
  .where > span::before {
    position: absolute;
    inset-inline-start: 4px;
    content: '·';
  }
`

/** Beside map and record: as high as they are, its tiles scroll. */
export const Rail = styled.div`
  display: flex;
  flex: 0 0 260px;
  flex-direction: column;
  min-height: 0;
  border-inline-end: 1px solid ${color.border};
`
