import * as v from 'valibot'
import { controlPoint } from '../entities/controlPoints.ts'
import { defineCall } from './call.ts'
import { noPayload } from './encodings.ts'

const source = 'spec 7, table calls'

export const getControlPoints = defineCall({
  name: 'GET /mappoint',
  method: 'GET',
  path: '/mappoint',
  filters: ['karte_id'],
  order: 'nr.asc',
  payload: noPayload,
  answer: v.array(controlPoint),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useControlPoints', screen: 'maps' },
  source,
})

/** All points of a map, after the old ones were deleted. A repeat with the same key answers the stored rows. */
export const addControlPoints = defineCall({
  name: 'POST /mappoint',
  method: 'POST',
  path: '/mappoint',
  payload: v.array(controlPoint),
  answer: v.array(controlPoint),
  effect: 'create',
  usedBy: { hook: 'useControlPointEditor', screen: 'maps' },
  source,
})

export const deleteControlPoints = defineCall({
  name: 'DELETE /mappoint',
  method: 'DELETE',
  path: '/mappoint',
  filters: ['karte_id'],
  payload: noPayload,
  answer: v.array(controlPoint),
  effect: 'idempotent',
  usedBy: { hook: 'useControlPointEditor', screen: 'maps' },
  source,
})
