import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { noOffice } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { datevSettings, documentDefaults } from './documents/officeSettings.ts'
import { species } from './species.ts'
import { seedUsers, seedUserAccess } from './users.ts'
import type { World } from './world.ts'

/** The database's initial settings. */
const officeSettings: OfficeSettings = { ...noOffice, zahlungsziel_tage: 14, version: 1 }

/** An office on its first day: only the administrator and the species list. */
export function firstDay(today: string): World {
  const users = seedUsers(today, 0)
    .slice(0, 1)
    .map((user) => ({ ...user, reg_date: today }))
  return {
    users,
    userAccess: seedUserAccess(users),
    roleRequests: [],
    officeTeam: users.map(({ user_id }) => ({ user_id, apus_admin: true })),
    species: [...species],
    officeSettings,
    documentDefaults,
    datevSettings,
    officePictures: [],
    beetles: [],
    decisions: [],
    conversation: [],
    pictures: [],
    agreedRecords: [],
    clients: [],
    clientLinks: [],
    recipients: [],
    notes: [],
    maps: [],
    mapTimes: {},
    controlPoints: [],
    surveyObjects: [],
    acronyms: [],
    textBlocks: [],
    positionTemplates: [],
    offers: [],
    offerData: [],
    invoices: [],
    invoiceData: [],
    positions: [],
    payments: [],
    forecast: [],
  }
}
