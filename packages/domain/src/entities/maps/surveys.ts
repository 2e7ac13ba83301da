import * as v from 'valibot'
import { text } from '../wire.ts'

/** `…_overview_vermessen`: how much of a class is surveyed (true), assumed (false) or unknown (null). */
export const surveyShare = v.object({ vermessen: v.nullable(v.boolean()), summe: v.number() })
export type SurveyShare = v.InferOutput<typeof surveyShare>

/** Length of drains by quality of capture. `round` is the rounded sum; an empty label is shown as 'Andere'. */
export const lengthByCapture = v.object({ erfq: text, round: v.number() })
export type LengthByCapture = v.InferOutput<typeof lengthByCapture>

/** Length of drains by quality of the data and part of the plant. */
export const lengthByQuality = v.object({ qdt: text, round: v.number() })
export type LengthByQuality = v.InferOutput<typeof lengthByQuality>

/**
 * A row of a survey view. Its columns are not specified: the first text is the label, the first number the value.
 */
export const surveyViewRow = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))
export type SurveyViewRow = v.InferOutput<typeof surveyViewRow>
