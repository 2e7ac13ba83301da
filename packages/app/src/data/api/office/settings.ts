import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getAcronyms, getTextBlocks } from '@waldkerf/domain/calls/documents/documents'
import {
  addOfficePicture,
  getNumberSeries,
  getOfficePicture,
  getOfficeSettings,
  setOfficeSettings,
} from '@waldkerf/domain/calls/office/settings'
import {
  addAcronym,
  addPositionTemplate,
  addTextBlock,
  deleteAcronym,
  deletePositionTemplate,
  deleteTextBlock,
  updateAcronym,
  updatePositionTemplate,
  updateTextBlock,
} from '@waldkerf/domain/calls/office/texts'
import { getPositionTemplates } from '@waldkerf/domain/calls/documents/positions'
import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { Client } from '../../gateway/client.ts'
import { toBase64 } from '../gis/base64.ts'

/** The office itself, its pictures and how far its numbers are. One call, one function. */
export const officeSettingsApi = (client: Client) => ({
  office: () => client.call(getOfficeSettings, {}),
  setOffice: ({ version }: OfficeSettings, values: CallPayload<typeof setOfficeSettings>) =>
    client.call(setOfficeSettings, values, { version }),
  picture: (name: string) => client.call(getOfficePicture, { name }),
  addPicture: async (file: Blob) => client.call(addOfficePicture, { bild: await toBase64(file) }),
  series: () => client.call(getNumberSeries, {}),
})

/** What documents are written with. One call, one function. */
export const officeTextsApi = (client: Client) => ({
  blocks: () => client.call(getTextBlocks, {}),
  addBlock: (values: CallPayload<typeof addTextBlock>, idempotencyKey: string) =>
    client.call(addTextBlock, values, { idempotencyKey }),
  updateBlock: ({ id, version }: TextBlock, values: CallPayload<typeof addTextBlock>) =>
    client.call(updateTextBlock, { id, ...values }, { version }),
  deleteBlock: (id: number) => client.call(deleteTextBlock, { id }),
  templates: () => client.call(getPositionTemplates, {}),
  addTemplate: (values: CallPayload<typeof addPositionTemplate>, idempotencyKey: string) =>
    client.call(addPositionTemplate, values, { idempotencyKey }),
  updateTemplate: ({ id, version }: PositionTemplate, values: CallPayload<typeof addPositionTemplate>) =>
    client.call(updatePositionTemplate, { id, ...values }, { version }),
  deleteTemplate: (id: number) => client.call(deletePositionTemplate, { id }),
  acronyms: () => client.call(getAcronyms, {}),
  addAcronym: (values: CallPayload<typeof addAcronym>, idempotencyKey: string) =>
    client.call(addAcronym, values, { idempotencyKey }),
  updateAcronym: ({ kuerzel, version }: Acronym, values: Omit<CallPayload<typeof updateAcronym>, 'kuerzel'>) =>
    client.call(updateAcronym, { kuerzel, ...values }, { version }),
  deleteAcronym: (kuerzel: string) => client.call(deleteAcronym, { kuerzel }),
})
