import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { call } from '@waldkerf/service/contract/fixtures/request'

const texts = [
  'buc',
  'Buchdrucker',
  'buchdrucekr',
  'BUCHDRUCKER  bayern',
  'Käfer'.normalize('NFD'),
  'kiefernborkenkafer',
  'thüringen',
  'thuerigen',
  '#7',
  '7',
  '12',
  '12 harz',
  'RE-2026-0004',
  're',
  'AN-2026',
  '0004',
  'forst',
  'Stadtforstamt',
  'stadtfortsamt',
  'jaeger',
  'Jäger',
  'waldkerf test',
  'lindner',
  'karl-heinz lindner',
  'blatt',
  'blatt 1',
  'a b',
  '%_\\',
  ' x ',
  '',
  'ö',
  'x'.repeat(201),
]

/** Sent before and after the writes: the hits follow the rows as they are then. */
export const searchRequests: readonly Request[] = [...texts.map((text) => call('w_suche', { text })), call('w_suche')]
