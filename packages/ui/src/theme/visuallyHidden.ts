/** Style of words for screen readers alone: where the eye has no need of them, or there is no room. */
export const visuallyHidden =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;'
