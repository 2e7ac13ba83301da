import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** All that waits for an answer, beside the list; above it where it is narrow. */
export const Queues = styled.div`
  display: flex;
  flex-direction: column;
  width: 316px;
  min-height: 0;

  /* The list needs the room for its addresses. */
  @media (width < 1200px) {
    width: 276px;
  }
  overflow-y: auto;
  scrollbar-width: thin;
  border-inline-start: 1px solid ${color.border};
  background: ${color.page};

  > section + section {
    border-top: 1px solid ${color.border};
  }
  @media (width < 900px) {
    width: auto;
    overflow: visible;
    border-inline-start: 0;
    border-bottom: 1px solid ${color.border};
  }
`

/** In place of the list, where it is narrowed to those who wait. */
export const OnlyQueues = styled.div`
  height: 100%;
  overflow-y: auto;

  > section + section {
    border-top: 1px solid ${color.border};
  }
  @media (width < 900px) {
    height: auto;
    overflow: visible;
  }
  @media (width >= 640px) {
    [data-person] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    [data-person] > :last-child {
      grid-area: 1 / 2 / span 3;
      padding-top: 0;
    }
  }
`

/** Nobody has keys where there is no pointer. */
export const Keys = styled.p`
  padding: ${space(3)} ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  @media (pointer: coarse), (width < 640px) {
    display: none;
  }
`

/** A card among queues keeps off their edges. */
export const Newcomers = styled.div`
  padding: ${space(3)};
`

export const Queue = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;

  > header {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(3)} ${space(4)};
  }
  h2 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  @media (pointer: coarse), (width < 640px) {
    kbd {
      display: none;
    }
  }
`

export const Coming = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
`

export const List = styled.ul`
  border-top: 1px solid ${color.border};
`

export const More = styled.li`
  padding: ${space(3)} ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Person = styled.li`
  display: grid;
  gap: 2px;
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  /* Both answers stay in one line. */
  @media (900px <= width < 1200px) {
    padding-inline: ${space(3)};
  }
  &:focus-within {
    background: ${color.selected};
  }
  /* The keys act on one person. They take no room, so that no button moves. */
  button {
    position: relative;
  }
  kbd {
    position: absolute;
    inset-block-start: calc(-1 * ${space(2)});
    inset-inline-end: calc(-1 * ${space(1)});
    background: ${color.surface};
  }
  &:not(:focus-within) kbd {
    visibility: hidden;
  }
  &[data-given] {
    background: ${color.infoQuiet};
  }
  > a {
    justify-self: start;
    min-height: 24px;
    color: ${color.text};
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
  > p {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    overflow-wrap: anywhere;
  }
`

/** As high with buttons as with words, so that nothing jumps when one answers. */
export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-top: ${space(1)};
  font-size: ${fontSize(13)};

  @media (900px <= width < 1200px) {
    gap: ${space(1)};
  }
  > span {
    margin-inline-end: auto;
    color: ${color.infoText};
  }
`
