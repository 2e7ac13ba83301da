import { styled } from 'styled-components'
import { thumbBar } from '@waldkerf/ui/theme/thumbBar'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The stages, and behind them, or below where there is no room, how far the mail has come. */
export const Place = styled.div`
  container-type: inline-size;
  flex: none;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(4)};
    padding: ${space(1)} ${space(4)};
  }
  /* Its room is there before the mail is: what stands behind and below it does not move. */
  @container (min-width: 768px) {
    [data-mails] {
      flex: 1 1 160px;
      min-width: 0;
    }
    /* A failure is read as a whole, and has a button; so is the reason why nothing is to be paid. */
    [data-mails]:has([data-mail='refused'], [data-mail='replaced']) {
      flex-basis: 480px;
    }
  }
`

/** A line of its own. */
export const Brief = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  padding-top: ${space(1)};
`

export const Line = styled.ol`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  li {
    display: flex;
    align-items: center;
    flex: none;
    gap: ${space(1)};
    white-space: nowrap;
  }
  li:not(:last-child)::after {
    flex: none;
    width: ${space(6)};
    height: 1px;
    margin-inline: ${space(1)};
    background: ${color.borderStrong};
    content: '';
  }
  [data-state='done'] {
    color: ${color.text};
  }
  [data-state='done'] svg {
    color: ${color.accentText};
  }
  [data-state='current'] {
    color: ${color.accentText};
    font-weight: ${weight('semibold')};
  }
  [data-tone='danger'] {
    color: ${color.dangerText};
  }
  [data-tone='warning'] {
    color: ${color.warningText};
  }
  [data-tone='neutral'] {
    color: ${color.text};
  }

  @container (max-width: 520px) {
    flex-wrap: wrap;
    font-size: ${fontSize(12)};

    li:not(:last-child)::after {
      width: ${space(2)};
    }
    /* The present stage, and one that was missed; screen readers get the others, too. */
    &:has([aria-current]) li:not([aria-current], [data-state='missed']) {
      ${visuallyHidden}
    }
    li[aria-current]:not(:last-child)::after {
      display: none;
    }
  }
`

/** Nothing can be written any more. */
export const Locked = styled.small`
  flex: none;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  /* The stages have the line for themselves. */
  @container (521px <= width < 900px) {
    ${visuallyHidden}
  }
`

/** A stage that nothing has reached yet. */
export const Dot = styled.i`
  flex: none;
  box-sizing: border-box;
  width: 10px;
  height: 10px;
  margin: 3px;
  border: 2px solid currentcolor;
  border-radius: 50%;

  [aria-current] > & {
    background: currentcolor;
    forced-color-adjust: none;
  }
`

export const Mail = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
  /* As high as the stages: nothing below moves. */
  > button {
    flex: none;
    height: 28px;
    min-height: 28px;
  }
  @container (min-width: 768px) {
    &:not([data-mail='refused']) > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  &[data-mail='refused'] {
    color: ${color.dangerText};
    font-weight: ${weight('medium')};
  }
  &:is([data-mail='overdue'], [data-mail='lacks']) {
    color: ${color.warningText};
  }
`

/** In the toolbar, or on a phone a bar at the lower edge. */
export const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};

  &[data-bar] {
    ${thumbBar}
  }
  &[data-bar] > button {
    flex: 1 1 auto;
  }
`

export const Form = styled.div`
  display: grid;
  gap: ${space(4)};
`

/** The invoice it is about: a name and its amount. */
export const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${weight('semibold')};
  }
  small {
    flex: 1 0 100%;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

export const Problem = styled.p`
  color: ${color.dangerText};
`

/** The former value; struck out for eyes and ears. */
export const Struck = styled.del`
  color: ${color.textMuted};
`
