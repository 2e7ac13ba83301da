import * as v from 'valibot'
import { samplesColumns, samplesEntry } from '../entities/samples.ts'
import { rpc } from './call.ts'
import { noPayload, sentColumns } from './encodings.ts'

/** All entries, the latest first. */
export const getSamples = rpc.read('w_get_samples', noPayload, v.array(samplesEntry))

export const addSamples = rpc.create('w_add_samples', v.object(sentColumns(samplesColumns)), samplesEntry)
