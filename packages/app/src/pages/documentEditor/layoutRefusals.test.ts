import { LayoutRefused } from '@waldkerf/documents/pdf/layoutRefused'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { LayOut } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { expect, test, vi } from 'vitest'
import { refuseOverfull, downloadMessage } from './layoutRefusals.ts'
import { en } from './editorPage.texts.en.ts'
import { texts } from './editorPage.texts.ts'

const documentModel = { kind: 'invoice', isDraft: true } as DocumentModel

const failing = (cause: unknown) => async () => {
  throw new Error('Zu lang.', { cause })
}

const refused = (overfull: 'buyer' | 'seller') => refuseOverfull(failing(new LayoutRefused(overfull)), documentModel)

test('an address that does not fit bars fixing, and says where it is shortened', async () => {
  await expect(refused('buyer')).rejects.toMatchObject({ message: 'Zu lang.', place: 'client' })
  await expect(refused('seller')).rejects.toMatchObject({ place: 'settings' })
})

test('pages are laid out as they are fixed, and bar nothing for another reason', async () => {
  const layOut = vi.fn<LayOut>(failing(new Error('the code does not load')))
  await refuseOverfull(layOut, documentModel)
  expect(layOut).toHaveBeenCalledWith(expect.objectContaining({ isDraft: false }), expect.anything())
})

test('an address that does not fit is named, with where to shorten it', () => {
  expect(downloadMessage(new LayoutRefused('buyer'), texts.de)).toMatch(/Adressfeld zu lang.*beim Kunden/)
  expect(downloadMessage(new LayoutRefused('buyer'), en)).toMatch(/too long for the address field.*at the client/)
  expect(downloadMessage(new LayoutRefused('seller'), texts.de)).toMatch(/Briefbogen zu lang.*Einstellungen/)
})
