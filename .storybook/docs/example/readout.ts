import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { type SpokenRole, type SpokenState, roleWords } from './spokenWords.ts'

/** An element as a screen reader meets it. */
export interface Spoken {
  role: SpokenRole
  /** Its accessible name, with its description and, in a field, what is typed. */
  text: string
  states: readonly SpokenState[]
}

/** Roles that are passed over where nobody gave them a name. */
const onlyNamed: readonly SpokenRole[] = ['group', 'region', 'img', 'form', 'list', 'table', 'status', 'alert']

/** Roles whose text is read out when it changes. */
const isRead = (role: SpokenRole) => role === 'status' || role === 'alert'

const isSpoken = (role: string | null): role is SpokenRole => role !== null && Object.hasOwn(roleWords, role)

function isSilent(element: Element) {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert')) return true
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return style?.display === 'none' || style?.visibility === 'hidden'
}

const field = ':is(input:not([type=checkbox], [type=radio]), textarea, select)'

/** Which elements are in a state. */
const stateRules: Readonly<Record<SpokenState, string>> = {
  busy: '[aria-busy=true]',
  checked: ':checked:not(option), [aria-checked=true]',
  collapsed: '[aria-expanded=false]',
  current: '[aria-current]:not([aria-current=false])',
  disabled: ':disabled, [aria-disabled=true]',
  expanded: '[aria-expanded=true]',
  invalid: '[aria-invalid=true]',
  mixed: 'input:indeterminate, [aria-checked=mixed]',
  pressed: '[aria-pressed=true]',
  readonly: `${field}:read-only:not(:disabled, select)`,
  required: ':required, [aria-required=true]',
  selected: '[aria-selected=true]',
}
const states = Object.keys(stateRules) as readonly SpokenState[]

const typed = (element: Element) => (element.matches(field) ? (element as HTMLInputElement).value : '')

/**
 * Everything below an element that has a role, in the order in which it is read; plain text is left out.
 * @param root of any window of the same origin
 */
export function readOut(root: Element): readonly Spoken[] {
  if (isSilent(root)) return []
  const below = [...root.children].flatMap(readOut)
  const role = getRole(root)
  if (!isSpoken(role)) return below
  const said = isRead(role) ? (root.textContent ?? '').trim() : ''
  const name = computeAccessibleName(root)
  if (name + said === '' && onlyNamed.includes(role)) return below
  const text = [...new Set([name, said, computeAccessibleDescription(root), typed(root)])].filter(Boolean).join(' · ')
  return [{ role, text, states: states.filter((state) => root.matches(stateRules[state])) }, ...below]
}
