import { styled } from 'styled-components'
import { color, controlHeight, fontSize, space } from '@waldkerf/ui/theme/tokens'

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  /* Above what stays at the lower edge. */
  input,
  textarea,
  select {
    scroll-margin-block-end: 72px;
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${space(3)} ${space(4)};

  /* With nothing below them the fields stand on one line, though a label may need two. */
  &:not(:has(p)) {
    align-items: end;
  }
`

export const FieldBox = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`

/** Somebody else's stored value, and the button that takes it. */
export const Theirs = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline-start: ${space(2)};
  border-inline-start: 2px solid ${color.warningBorder};
  font-size: ${fontSize(13)};

  > span {
    overflow-wrap: anywhere;
  }
`

/** With something to save, or to say of it, it stays in view above the fields that are still to come. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: ${controlHeight};

  > [role='alert'] {
    flex: 1 0 100%;
  }
  /* Stays there, or what comes into it would not be read out; it takes no room, nor a gap, while it says nothing. */
  > [role='alert']:empty {
    position: absolute;
  }
  > output {
    display: flex;
    flex: 1;
    gap: ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  > output > svg {
    flex: none;
    margin-top: 1px;
  }
  > [data-state='check'] > svg {
    color: ${color.successText};
  }
  > [data-state='warning'] {
    color: ${color.warningText};
  }
  &[data-held] {
    position: sticky;
    z-index: 1;
    bottom: 0;
    padding: ${space(2)} ${space(4)};
    /* It takes no more room than before: nothing moves. */
    margin: calc(-1 * ${space(2)}) calc(-1 * ${space(4)});
    background: ${color.surface};
    box-shadow: 0 -1px 0 ${color.border};
  }
`
