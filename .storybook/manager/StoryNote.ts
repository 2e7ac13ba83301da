import { createElement } from 'react'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { storyNote } from './note.ts'

/** A note at the end of the toolbar, where a control has no effect on the story. */
export function StoryNote() {
  const [, , storyGlobals, userGlobals] = useGlobals()
  const { title } = useStorybookApi().getCurrentStoryData() ?? {}
  return title === undefined ? null : createElement(Note, null, storyNote({ title, storyGlobals, userGlobals }))
}

const Note = styled.output(({ theme }) => ({
  alignSelf: 'center',
  paddingInline: 8,
  color: theme.textMutedColor,
  fontSize: 12,
  whiteSpace: 'nowrap',
}))
