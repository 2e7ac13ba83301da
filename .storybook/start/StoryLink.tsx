import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface StoryLinkProps {
  /** Its id. */
  story: string
  children: ReactNode
  /** A name of its own where the words alone do not say which one. */
  label?: string
}

/** Only a plain click goes there here; with a key held the browser opens another tab. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** Leads to a story and keeps the toolbar's settings. Alone in its window it is an ordinary link. */
export function StoryLink({ story, children, label }: StoryLinkProps) {
  const go = (event: MouseEvent) => {
    if (window.parent === window || !isPlain(event)) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId: story })
  }
  return (
    <a href={`./?path=/story/${story}`} target="_top" aria-label={label} onClick={go}>
      {children}
    </a>
  )
}
