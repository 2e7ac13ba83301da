import 'driver.js/dist/driver.css'
import './tourLook.css'
import { driver } from 'driver.js'
import type { GuideStep } from './useGuideSteps.ts'

export interface TourWords {
  next: string
  previous: string
  done: string
  close: string
  /** With `{{current}}` and `{{total}}`. */
  progress: string
}

/** The first of several that is to be seen: a phone hides parts of the frame. */
const visible = (selector: string) =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }))

/**
 * Shows the stops whose targets are there; the library holds the focus inside and ends at Escape.
 * @param onEnd called once, however it ends
 */
export function startTour(steps: readonly GuideStep[], words: TourWords, onEnd: () => void): () => void {
  const found = steps.flatMap(({ selector, title, text, side }) => {
    const element = visible(selector)
    return element ? [{ element, popover: { title, description: text, side } }] : []
  })
  const tour = driver({
    steps: found,
    skipMissingElement: true,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    popoverClass: 'guide',
    showProgress: true,
    progressText: words.progress,
    nextBtnText: words.next,
    prevBtnText: words.previous,
    doneBtnText: words.done,
    onPopoverRender: ({ closeButton, title, footer }) => {
      closeButton.ariaLabel = words.close
      closeButton.title = words.close
      // Their elements would be landmarks of the page.
      title.role = 'none'
      footer.role = 'group'
    },
    onDestroyed: onEnd,
  })
  tour.drive()
  return tour.destroy
}
