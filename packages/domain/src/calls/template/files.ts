import * as v from 'valibot'
import { noPayload } from '../encodings.ts'
import { defineTemplateCall } from './templateCall.ts'

/**
 * A file as `multipart/form-data`; the form travels beside the contract, which describes JSON. The mock API reads it to
 * its end and keeps nothing.
 */
export const uploadFile = defineTemplateCall({
  method: 'POST',
  path: '/file/upload',
  payload: noPayload,
  answer: v.literal('success'),
  effect: 'create',
  hook: 'useUpload',
  source: 'added: the sample pages send pictures, but the specification has no call for them',
})
