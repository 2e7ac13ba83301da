import { texts as frameTexts } from '@waldkerf/ui/chrome/AppShell/AppShell.texts'
import { texts as toolTexts } from '@waldkerf/ui/chrome/NavbarTools/NavbarTools.texts'
import { texts as tagTexts } from '@waldkerf/ui/chrome/TagsView/TagsView.texts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './GuideScreen.texts.ts'

/** A stop of the tour: its target, its text, and the place of the text. */
export interface GuideStep {
  selector: string
  title: string
  text: string
  side: 'bottom' | 'left'
}

const labelled = (...labels: string[]) => labels.map((label) => `[aria-label=${JSON.stringify(label)}]`).join(', ')

/** The six stops in their order. Targets are found by their names, so that the frame knows nothing of the tour. */
export function useGuideSteps(): readonly GuideStep[] {
  const { steps } = useTexts(texts)
  const frame = useTexts(frameTexts)
  const tools = useTexts(toolTexts)
  const tags = useTexts(tagTexts)
  return [
    { ...steps.menu, selector: labelled(frame.openMenu, frame.closeMenu), side: 'bottom' },
    { ...steps.path, selector: labelled(frame.breadcrumb), side: 'bottom' },
    { ...steps.search, selector: 'button:has(> kbd)', side: 'bottom' },
    { ...steps.screen, selector: labelled(tools.fullScreen, tools.fullScreenRefused), side: 'left' },
    { ...steps.size, selector: labelled(tools.size), side: 'left' },
    { ...steps.tags, selector: labelled(tags.label), side: 'bottom' },
  ]
}
