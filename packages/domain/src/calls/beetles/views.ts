import * as v from 'valibot'
import { savedView } from '../../entities/beetles/views.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

const content = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((value) => JSON.stringify(value)),
)
const source = 'added: the specification has no call to keep filters under a name'
const usedBy = { hook: 'useSavedViews', screen: 'gis' } as const

/** The caller's own views of a screen, by name. */
export const getSavedViews = defineProcedure({
  name: 'w_get_ansichten',
  payload: v.object({ bereich: v.string() }),
  answer: v.array(savedView),
  effect: 'read',
  usedBy,
  source,
})

/** 409: the name is taken, or fifty views are there already. */
export const addSavedView = defineProcedure({
  name: 'w_add_ansicht',
  payload: v.object({ bereich: v.string(), name: v.string(), inhalt: content }),
  answer: savedView,
  effect: 'create',
  usedBy,
  source,
})

/** Another name, another content, or both; what is left out stays. 404 for someone else's. */
export const updateSavedView = defineProcedure({
  name: 'w_update_ansicht',
  payload: v.object({
    id: idText,
    name: v.optional(v.string(), ''),
    inhalt: v.optional(v.union([content, v.literal('')]), ''),
  }),
  answer: savedView,
  effect: 'change',
  usedBy,
  source,
})

/** Answers whether there was one. */
export const deleteSavedView = defineProcedure({
  name: 'w_delete_ansicht',
  payload: v.object({ id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy,
  source,
})
