import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { htmlText } from '../html/html.styles.ts'

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  width: var(--editor-width, auto);
  max-width: 100%;
  overflow: hidden;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.surface};

  &[data-full] {
    position: fixed;
    z-index: 70;
    inset: 0;
    width: auto;
    max-width: none;
    border-radius: 0;
  }
  &[data-invalid] {
    border-color: ${color.dangerText};
  }
`

export const Menus = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: ${space(1)};
  border-bottom: 1px solid ${color.border};
  background: ${color.page};
  font-size: ${fontSize(13)};
`

export const Trigger = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 0 ${space(1)};
  white-space: nowrap;
`

export const Place = styled.div`
  flex: 1;
  min-height: var(--editor-height);
  overflow-y: auto;

  [contenteditable] {
    ${htmlText}
    min-height: var(--editor-height);
    padding: ${space(4)};
    outline-offset: -2px;
    white-space: pre-wrap;
  }
`

export const Count = styled.p`
  padding: ${space(1)} ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  text-align: end;
`

/** Fields of a dialog, one below the other. */
export const Fields = styled.form`
  display: grid;
  gap: ${space(4)};
`
