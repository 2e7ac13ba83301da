import type { Preview } from '@storybook/react-vite'
import { idle, pause } from './pause.ts'
import { openRequests, sentRequests } from './requests.ts'
import { settle } from './settle.ts'
import { waitingBoundaries } from './waiting.ts'

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...args: never) => unknown>

/** The parts of a story's context that these checks read. */
type ShownContext = Pick<Parameters<BeforeEach>[0], 'id' | 'canvasElement' | 'parameters' | 'globals'>

/** Exceptions that a story may claim as `parameters.shown`, each with its reason. */
interface Exceptions {
  /** It draws nothing on purpose. */
  nothing?: string
  /** It shows a loading state on purpose. */
  waiting?: string
}

const exceptionsIn = ({ parameters }: ShownContext) => (parameters['shown'] ?? {}) as Exceptions

function suspended(context: ShownContext) {
  if (exceptionsIn(context).waiting !== undefined) return undefined
  const names = waitingBoundaries(context.canvasElement)
  return names.length === 0 ? undefined : `still shows a fallback in ${names.join(', ')}`
}

function empty(context: ShownContext) {
  if (exceptionsIn(context).nothing !== undefined || showsSomething(context.canvasElement)) return undefined
  return 'shows nothing: its root is empty, and nothing is drawn beside it'
}

function unanswered() {
  const [first] = openRequests()
  return first === undefined ? undefined : `still waits for the answer to call ${first}`
}

/** Before a story is played: nothing suspends any more, and something is there. */
export const untilDrawn = (context: ShownContext) =>
  settle(context.id, () => suspended(context) ?? empty(context), pause)

let sentBefore = 0

/** From here on requests count for the next story. */
export const beginRequests = () => {
  sentBefore = sentRequests()
}

/**
 * Before a story is checked by axe or photographed: waits for the effects of its play and its data, too. The second
 * round is for requests that follow the first answers.
 */
export async function untilWhole(context: ShownContext): Promise<void> {
  const missing = () => suspended(context) ?? unanswered()
  await settle(context.id, missing, pause)
  if (sentRequests() === sentBefore) return
  for (let round = 0; round < 2; round += 1) {
    await idle()
    await settle(context.id, missing, pause)
  }
}

/** Elements that count as visible, or are read out, without any text. */
const seen = 'img, svg, canvas, video, iframe, input, textarea, select, button, progress, meter, [role]'

/** Storybook's own elements, those only for screen readers, and those that draw nothing. */
const notShown = 'script, style, template, [aria-live], [aria-hidden="true"], [id^="storybook-"], [class^="sb-"]'

/** A shape with a colour: a skeleton, a spinner. */
function isPainted(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (element.childElementCount > 0 || width * height === 0) return false
  const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element)
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px'
}

/** Hidden text is not shown: only what is rendered counts. `innerText` would lay out all of it to find the first word. */
function hasText(element: Element): boolean {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isBlank = text.nodeValue?.trim() === ''
    if (!isBlank && text.parentElement?.checkVisibility({ visibilityProperty: true })) return true
  }
  return false
}

const shows = (element: Element) =>
  hasText(element) ||
  [...element.querySelectorAll(seen)].some((one) => one.checkVisibility()) ||
  [...element.querySelectorAll('*')].some(isPainted)

const isPortal = (root: Element, element: Element) =>
  !element.contains(root) && !element.matches(notShown) && (element.matches(seen) || shows(element))

/** Whether a story shows anything: in its root, or in what it draws beside it (a dialog, a menu). */
const showsSomething = (root: Element): boolean =>
  shows(root) || [...root.ownerDocument.body.children].some((element) => isPortal(root, element))
