import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

/** Documents that go out by mail. */
export const dispatchKinds = ['angebot', 'rechnung', 'mahnung'] as const
export type DispatchKind = (typeof dispatchKinds)[number]

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0))

/** w_get_versand: a document that was sent; its files are kept with it. */
export const dispatch = v.object({
  id,
  art: v.picklist(dispatchKinds),
  /** Id of the offer, the invoice or the reminder. */
  dokument_id: id,
  an: v.string(),
  betreff: v.string(),
  text: v.string(),
  /** Without extension. */
  dateiname: v.string(),
  pdf_bytes: bytes,
  /** 0 without an XML file. */
  xml_bytes: bytes,
  gesendet_am: instant,
  /** E-mail of the sender. */
  gesendet_von: text,
  /** When the mail server took it. */
  zugestellt_am: v.nullable(instant),
  /** The mail server's message while it refuses the mail; '' if the sender gave it up. */
  abgelehnt: v.nullable(v.string()),
})
export type Dispatch = v.InferOutput<typeof dispatch>

/** w_get_versand_dateien: the files as they went out, base64; `xml` is '' where none went along. */
export const dispatchFiles = v.object({ pdf: v.string(), xml: v.string() })
export type DispatchFiles = v.InferOutput<typeof dispatchFiles>
