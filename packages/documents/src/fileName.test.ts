import { expect, test } from 'vitest'
import { type DocumentFormat, fileName } from './fileName.ts'

test.each<[string, boolean, DocumentFormat, string]>([
  ['RE-2026-0001', false, 'pdf', 'RE-2026-0001.pdf'],
  ['RE-2026-0001', false, 'zugferd', 'RE-2026-0001-zugferd.pdf'],
  ['RE-2026-0001', false, 'xml', 'RE-2026-0001-xrechnung.xml'],
  ['RE-2026-0001', true, 'pdf', 'RE-2026-0001-Entwurf.pdf'],
  ['RE-2026-0001', true, 'zugferd', 'RE-2026-0001-Entwurf-zugferd.pdf'],
  ['RE-2026-0001', true, 'xml', 'RE-2026-0001-Entwurf-xrechnung.xml'],
  ['AN-2026-0007', true, 'pdf', 'AN-2026-0007-Entwurf.pdf'],
  ['AN-2026-0007', false, 'pdf', 'AN-2026-0007.pdf'],
  ['../RE 7', false, 'pdf', '-RE-7.pdf'],
  ['', false, 'pdf', 'Dokument.pdf'],
])('%s (draft: %s) as %s is %s', (number, isDraft, format, name) => {
  expect(fileName({ number, isDraft }, format)).toBe(name)
})
