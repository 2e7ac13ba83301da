import type { calls } from '@waldkerf/domain/calls/contract'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { limitText, refuse, toId } from '../gateway/problem.ts'
import { byColumns, changeRow, findRow, isChange } from '../gateway/rows.ts'
import { type MockState, nextId, type StoredView } from '../state.ts'
import { toName } from '../values/arguments.ts'

const most = 50

const ownViews = ({ views }: MockState, { user }: Caller) => views.filter(({ user_id }) => user_id === user?.user_id)
const shown = ({ user_id: _owner, ...view }: StoredView): SavedView => view

function toScreen(value: string): string {
  if (!/^[a-z]{2,20}$/.test(value)) throw refuse('bad_screen')
  return value
}

function toViewName(value: string): string {
  const name = toName(value)
  limitText(name, 80)
  return name
}

const byteLength = (text: string) => new TextEncoder().encode(text).length
/** The database writes a space after each comma and colon. */
const storedSize = (content: unknown) => byteLength(JSON.stringify(content, null, 1).replaceAll(/\n\s*/g, ' '))

const tooLong = () => refuse('too_long.view')

function toContent(value: string): Record<string, unknown> {
  if (byteLength(value) > 16_000) throw tooLong()
  const content = parsed(value)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw refuse('bad_view')
  if (storedSize(content) > 8_000) throw tooLong()
  return { ...content }
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const refuseTaken = () => refuse('name_taken')

/** Saved views: each person's own. */
export const viewHandlers: AreaHandlers<typeof calls.views> = {
  getSavedViews({ state, caller, payload }) {
    const screen = toScreen(payload.bereich)
    return ownViews(state, caller)
      .filter(({ bereich }) => bereich === screen)
      .toSorted(byColumns('name', 'id'))
      .map(shown)
  },
  addSavedView({ state, caller, payload }) {
    const id = nextId(state, 'views')
    const view: StoredView = {
      id,
      bereich: toScreen(payload.bereich),
      name: toViewName(payload.name),
      inhalt: toContent(payload.inhalt),
      version: 1,
      user_id: caller.user?.user_id ?? 0,
    }
    const others = ownViews(state, caller).filter(({ bereich }) => bereich === view.bereich)
    if (others.length >= most) throw refuse('too_many_views')
    if (others.some(({ name }) => name === view.name)) throw refuseTaken()
    state.views.push(view)
    return shown(view)
  },
  updateSavedView({ state, caller, request, payload }) {
    const view = findRow(ownViews(state, caller), payload.id, 'not_found.view')
    const columns = {
      ...(payload.name !== '' && { name: toViewName(payload.name) }),
      ...(payload.inhalt !== '' && { inhalt: toContent(payload.inhalt) }),
    }
    const isSame = columns.inhalt && JSON.stringify(columns.inhalt) === JSON.stringify(view.inhalt)
    const changes = isSame ? { ...columns, inhalt: view.inhalt } : columns
    return shown(
      changeRow(view, changes, request, (next) => {
        const isTaken = ownViews(state, caller).some(
          ({ id, bereich, name }) => id !== view.id && bereich === view.bereich && name === next.name,
        )
        if (isChange(view, { name: next.name }) && isTaken) throw refuseTaken()
      }),
    )
  },
  deleteSavedView({ state, caller, payload }) {
    const wanted = toId(payload.id)
    const before = state.views.length
    const own = new Set(ownViews(state, caller))
    state.views = state.views.filter((view) => view.id !== wanted || !own.has(view))
    return state.views.length < before
  },
}
