import { styled } from 'styled-components'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Box = styled.section`
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
    line-height: 24px;
  }
  h3 {
    font-size: ${fontSize(13)};
    font-weight: ${weight('semibold')};
  }
  p {
    max-width: 64ch;
    color: ${color.textMuted};
  }
  /* Always mounted, so that new text in it is read out; it takes no row while it is empty. */
  > [role='alert']:empty {
    position: absolute;
  }
  @media (width < 480px) {
    padding: ${space(4)};
  }
`

/** Said when it changes: an approval reaches the open page. */
export const Heading = styled.div`
  display: grid;
  gap: ${space(1)};
`

export const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};

  > li {
    display: grid;
    align-content: start;
    gap: ${space(1)};
  }
  svg {
    color: ${color.accentText};
  }
  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};

  > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    color: ${color.textMuted};
  }
  > li[data-state='current'] {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }
  small {
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
`

export const Mark = styled.span`
  display: grid;
  flex: none;
  width: 24px;
  height: 24px;
  place-content: center;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('round')};

  [data-state='done'] > & {
    border-color: ${color.successBorder};
    background: ${color.successQuiet};
    color: ${color.successText};
  }
  [data-state='current'] > & {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  > p {
    flex: 1 1 240px;
    font-size: ${fontSize(13)};
  }
`

export const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  color: ${color.accentText};
  font-weight: ${weight('medium')};
`
