import * as v from 'valibot'
import { id, version } from '../wire.ts'

/** A saved view of a screen; its content is defined by the screen, any JSON object of up to 8 kB. */
export const savedView = v.object({
  id,
  /** The screen's name. */
  bereich: v.string(),
  name: v.string(),
  inhalt: v.record(v.string(), v.unknown()),
  version,
})
export type SavedView = v.InferOutput<typeof savedView>
