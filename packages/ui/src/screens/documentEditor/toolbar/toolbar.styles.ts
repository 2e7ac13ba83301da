import { styled } from 'styled-components'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { hiddenBesideCrumbs } from '@waldkerf/ui/theme/wayBack'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  h1 {
    display: flex;
    gap: 0.3em;
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    white-space: nowrap;
  }
  h1 > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Where there is no room for both, the kind is cut and never the number. */
  h1 > b {
    flex: none;
    font-weight: inherit;
  }
  > [role='group'] {
    margin-inline-start: auto;
  }
  [data-mirrored] svg {
    transform: scaleX(-1);
  }
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    gap: ${space(1)};
    padding-inline: ${space(1)};
  }
  /* 400 % of a window of 1280 px. */
  @media (max-width: 359px) {
    flex-wrap: wrap;
  }
`

/** Two lines within the height of a button. It is cut before the next step goes to a line of its own. */
export const Name = styled.div`
  flex: 1000 1 160px;
  min-width: 112px;
  max-width: max-content;
  margin-inline-end: ${space(2)};

  > * {
    max-width: 420px;
  }
`

export const Quiet = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  &[data-status='unclear'],
  &[data-status='failed'],
  &[data-status='conflict'] {
    color: ${color.dangerText};
    font-weight: ${weight('medium')};
  }
`

export const Space = styled.span`
  flex: 1 1 auto;
`

export const BackButton = styled(IconButton)`
  ${hiddenBesideCrumbs}
`

/** A menu that is found by its word. */
export const MenuWord = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.text};
  font-weight: ${weight('medium')};
`
