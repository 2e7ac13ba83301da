import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

/** Around the menu: its button looks like those beside it. */
export const MenuPlace = styled.div`
  display: flex;

  @media (max-width: 767px) {
    flex: 1 1 auto;

    > span,
    > span > button {
      flex: 1 1 auto;
    }
  }
  > span > button {
    max-width: 220px;
    padding: 0 ${space(3)};
    border: 1px solid ${color.borderStrong};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${fontSize(13)};
  }
  > span > button:hover {
    background: ${color.hover};
  }
  /* Little room: without its word, unless it names the view that is shown. */
  @media (768px <= width < 1200px) {
    &[data-views='none'] > span > button > span {
      ${visuallyHidden}
    }
  }
  > span > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Rows = styled.ul`
  display: grid;

  > li {
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.border};
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};

  strong {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const RenameForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  > :first-child {
    flex: 1 1 200px;
  }
`

export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

export const Problem = styled.p`
  color: ${color.dangerText};
`
