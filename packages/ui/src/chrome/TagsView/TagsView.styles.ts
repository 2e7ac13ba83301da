import { styled } from 'styled-components'
import { color, fontSize, layout, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Bar = styled.nav`
  display: flex;
  align-items: center;
  height: ${layout('tags')};
  border-block-end: 1px solid ${color.border};
  background: ${color.page};

  /* The button of all pages is as low as the bar. */
  > span > button {
    min-width: 28px;
    min-height: 28px;
    margin-inline: ${space(1)};
    outline-offset: -2px;
  }
`

export const List = styled.ul`
  position: relative;
  display: flex;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding-inline: ${space(2)};
  overflow: auto hidden;
  overscroll-behavior: contain;
  scrollbar-width: none;
`

export const Item = styled.li`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  max-width: 220px;
  height: 28px;
  border-radius: ${radius('control')};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  transition: background-color ${motion('small')};

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &[data-active] {
    background: ${color.selected};
    color: ${color.accentText};
    font-weight: ${weight('medium')};
  }
  &[data-dragged] {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`

export const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Around the link, which the application's router draws; the cross lies over its end. */
export const Place = styled.span`
  display: contents;

  > a {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-width: 0;
    height: 100%;
    padding-inline: ${space(3)};
    border-radius: inherit;
    outline-offset: -2px;
    color: inherit;
    text-decoration: none;
    -webkit-user-drag: none;
    touch-action: pan-x;
  }
  > a[data-closable] {
    padding-inline-end: 28px;
  }
`

/** All of it is border: forced colours keep no grounds. */
export const Dot = styled.span`
  flex: none;
  border: 3.5px solid ${color.warningText};
  border-radius: ${radius('round')};
`

export const Cross = styled.button`
  position: absolute;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${color.pressed};
  }
  /* A pointer finds it on the tag it is over; a finger has to see it. */
  @media (hover: hover) {
    ${Item}:not([data-active], :hover, :focus-within) & {
      opacity: 0;
    }
  }
`

/** Where the context menu hangs: a point, set by its left and top. */
export const Point = styled.span`
  position: fixed;
  left: var(--left);
  top: var(--top);
`
