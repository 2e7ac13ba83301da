import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookState } from 'storybook/manager-api'
import { looksAddress, looksStory } from '../looks/address.ts'
import { picture } from './picture.ts'

const label = 'In allen Modi nebeneinander ansehen'

/** Leads from a story to the page that shows it in all its modes. */
export function Looks() {
  const { storyId } = useStorybookState()
  if (!storyId || storyId === looksStory) return null
  const link = createElement('a', { href: looksAddress(storyId) }, picture('M3 4h6v12H3zM11 4h6v12h-6z'))
  return createElement(
    Button,
    { asChild: true, ariaLabel: label, tooltip: label, padding: 'small', variant: 'ghost' },
    link,
  )
}
