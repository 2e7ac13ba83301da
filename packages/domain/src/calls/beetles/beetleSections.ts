import * as v from 'valibot'
import { beetleCluster, beetleWindow, windowOrders } from '@waldkerf/domain/entities/beetles/beetleSections'
import { rpc } from '../call.ts'
import { countText, nullToEmpty, perhapsId } from '../encodings.ts'

/** Six decimals (a tenth of a metre), limited to the globe, because maps ask for a little more than that. */
const degreesText = (most: number) =>
  v.optional(
    v.union([
      v.pipe(
        v.number(),
        v.transform((value) => Math.max(-most, Math.min(most, value)).toFixed(6)),
      ),
      v.string(),
    ]),
    '',
  )

const flagText = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['', 'true', 'false'])]),
    v.transform((value) => String(value)),
  ),
  '',
)

const section = { west: degreesText(180), sued: degreesText(90), ost: degreesText(180), nord: degreesText(90) }

/** A condition that is absent or '' does not apply. */
const filter = {
  /** One or more, separated by commas. */
  status: nullToEmpty,
  /** kaeferarten.id */
  kaeferart: perhapsId,
  bundesland: nullToEmpty,
  /** Days, both included: of the find, or of the report where the find has none. */
  von: nullToEmpty,
  bis: nullToEmpty,
  /** Days of the report in Berlin, both included. */
  gemeldet_von: nullToEmpty,
  gemeldet_bis: nullToEmpty,
  /** Words that must all occur in a species' names, the Bundesland or the message, or be the number. */
  suche: nullToEmpty,
  mit_bild: flagText,
  /** Whether the reporter has answered the open question. */
  beantwortet: flagText,
  /** The id of the import that stored them; nothing fits for those who may not import. */
  import: nullToEmpty,
}

const mine = {
  /** Last changed by the caller. */
  eigene_bearbeitung: flagText,
  /** Reported by the caller. */
  eigene_meldung: flagText,
}

/**
 * Records of a section as clusters of about 64 px at this zoom, the fullest first.
 * 400: no section, or one that is too wide for its zoom.
 */
export const getBeetleClusters = rpc.read(
  'w_get_kaefer_cluster',
  v.object({ ...section, zoom: countText, ...filter, ...mine }),
  v.array(beetleCluster),
)

/** Rows `ab` to `ab + anzahl` (at most 1,000) of a filtered list, newest first unless said otherwise. */
export const getBeetleWindow = rpc.read(
  'w_get_kaefer_fenster',
  v.object({
    ab: v.optional(countText, '0'),
    anzahl: v.optional(countText, '200'),
    sortierung: v.optional(v.picklist(windowOrders), 'gemeldet_am'),
    /** Down or up. */
    richtung: v.optional(v.picklist(['ab', 'auf']), 'ab'),
    ...section,
    ...filter,
    mit_ort: flagText,
    ...mine,
  }),
  beetleWindow,
  { rows: ['zeilen'] },
)
