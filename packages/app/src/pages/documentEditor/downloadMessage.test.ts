import { expect, test } from 'vitest'
import { LayoutRefused } from '@waldkerf/documents/pdf/layoutRefused'
import { downloadMessage } from './downloadMessage.ts'
import { en } from './editorPage.texts.en.ts'
import { texts } from './editorPage.texts.ts'

test('an address that does not fit is named, with where to shorten it', () => {
  expect(downloadMessage(new LayoutRefused('buyer'), texts.de)).toMatch(/Adressfeld zu lang.*beim Kunden/)
  expect(downloadMessage(new LayoutRefused('buyer'), en)).toMatch(/too long for the address field.*at the client/)
  expect(downloadMessage(new LayoutRefused('seller'), texts.de)).toMatch(/Briefbogen zu lang.*Einstellungen/)
})
