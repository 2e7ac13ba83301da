import * as v from 'valibot'
import { id } from '../wire.ts'

/** Sample article of the template part. The specification shows no fields; these are what its pages need. */
export const article = v.object({
  id,
  /** Milliseconds since 1970. */
  timestamp: v.number(),
  author: v.string(),
  reviewer: v.string(),
  title: v.string(),
  content_short: v.string(),
  /** HTML, sanitised before it is shown. */
  content: v.string(),
  forecast: v.number(),
  importance: v.number(),
  type: v.picklist(['CN', 'US', 'JP', 'EU']),
  status: v.picklist(['published', 'draft']),
  /** `YYYY-MM-DD hh:mm:ss` */
  display_time: v.string(),
  comment_disabled: v.boolean(),
  pageviews: v.number(),
  image_uri: v.string(),
  /** Address of the source, if there is one. */
  source_uri: v.optional(v.string()),
  platforms: v.array(v.string()),
})
export type Article = v.InferOutput<typeof article>

/** Readings of an article per kind of device. */
export const articleReadings = v.object({ pvData: v.array(v.object({ key: v.string(), pv: v.number() })) })
export type ArticleReadings = v.InferOutput<typeof articleReadings>

/** Sample purchase of the template part's dashboard. */
export const transaction = v.object({
  order_no: v.string(),
  timestamp: v.number(),
  username: v.string(),
  /** In units of the currency, at most two decimals. */
  price: v.number(),
  status: v.picklist(['success', 'pending']),
})
export type Transaction = v.InferOutput<typeof transaction>
