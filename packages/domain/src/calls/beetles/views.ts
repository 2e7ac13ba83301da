import * as v from 'valibot'
import { savedView } from '@waldkerf/domain/entities/beetles/views'
import { rpc } from '../call.ts'
import { byId, idText } from '../encodings.ts'

const content = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((value) => JSON.stringify(value)),
)

/** The caller's own views of a screen, by name. */
export const getSavedViews = rpc.read('w_get_ansichten', v.object({ bereich: v.string() }), v.array(savedView))

/** 409: the name is taken, or fifty views are there already. */
export const addSavedView = rpc.create(
  'w_add_ansicht',
  v.object({ bereich: v.string(), name: v.string(), inhalt: content }),
  savedView,
)

/** Changes the name, the content, or both; omitted ones stay. 404 for someone else's. */
export const updateSavedView = rpc.change(
  'w_update_ansicht',
  v.object({
    id: idText,
    name: v.optional(v.string(), ''),
    inhalt: v.optional(v.union([content, v.literal('')]), ''),
  }),
  savedView,
)

/** Answers whether there was one. */
export const deleteSavedView = rpc.idempotent('w_delete_ansicht', byId, v.boolean())
