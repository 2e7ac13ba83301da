import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { DecisionCount } from '@waldkerf/domain/entities/beetles/yearReport'
import type { WholeControlPoint } from '@waldkerf/domain/georef/workplace/stored'
import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type {
  OfficePicture,
  OfficeSettings,
  DocumentDefaults,
  StoredDatevSettings,
} from '@waldkerf/domain/entities/office/settings'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position, PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { UserAccess } from '@waldkerf/domain/entities/users/people'
import type { User } from '@waldkerf/domain/entities/users/users'
import { seedBeetles } from './beetles.ts'
import { seedDecisions } from './decisions.ts'
import { fitPictures, seedConversations, type StoredEntry } from './conversations.ts'
import {
  type ClientLink,
  type ClientSeed,
  seedClientLinks,
  seedClients,
  seedOfficeTeam,
  type TeamMember,
} from './clients/clients.ts'
import { seedMapTimes, seedNotes, seedRecipients, type StoredNote, type StoredRecipient } from './clients/contacts.ts'
import { seedMaps } from './maps/maps.ts'
import { seedSurveyObjects, type SurveyObject } from './maps/surveys.ts'
import { withCancellation, withBilledOffers } from './documents/cancellation.ts'
import { seedInvoices, seedOffers } from './documents/documents.ts'
import { withOrder } from './documents/exampleOrder.ts'
import {
  type InvoiceDataSeed,
  linkOffers,
  type OfferDataSeed,
  seedInvoiceData,
  seedOfferData,
} from './documents/invoiceData.ts'
import { officeSettings, datevSettings, documentDefaults } from './documents/officeSettings.ts'
import { logo, signature } from './documents/officePictures.ts'
import { seedPayments, type StoredPayment } from './documents/payments.ts'
import { seedForecast, seedPositions } from './documents/positions.ts'
import { acronyms, positionTemplates, textBlocks } from './documents/texts.ts'
import { seedPictures } from './pictures.ts'
import { species } from './species.ts'
import { type Makers, once, sharedWhenRead, whenRead } from './whenRead.ts'
import { type RoleRequest, seedRoleRequests, seedUsers, seedUserAccess } from './users.ts'

export interface World {
  species: Species[]
  users: User[]
  userAccess: UserAccess[]
  roleRequests: RoleRequest[]
  beetles: Beetle[]
  /** Decisions about them, counted. */
  decisions: DecisionCount[]
  conversation: StoredEntry[]
  pictures: Picture[]
  /** kaefer.id of records whose pictures everybody may see for comparison. */
  agreedRecords: number[]
  clients: ClientSeed[]
  clientLinks: ClientLink[]
  officeTeam: TeamMember[]
  recipients: StoredRecipient[]
  notes: StoredNote[]
  maps: SurveyMap[]
  /** When the maps were begun, by their ids. */
  mapTimes: Record<number, string>
  controlPoints: WholeControlPoint[]
  surveyObjects: SurveyObject[]
  acronyms: Acronym[]
  textBlocks: TextBlock[]
  positionTemplates: PositionTemplate[]
  offers: Offer[]
  invoices: Invoice[]
  invoiceData: InvoiceDataSeed[]
  offerData: OfferDataSeed[]
  positions: Position[]
  payments: StoredPayment[]
  forecast: ForecastEntry[]
  officeSettings: OfficeSettings
  documentDefaults: DocumentDefaults
  datevSettings: StoredDatevSettings
  officePictures: OfficePicture[]
}

const sizes = {
  small: {
    beetles: 640,
    users: 30,
    clients: 12,
    maps: 40,
    surveyObjects: 1_500,
    offers: 60,
    invoices: 90,
    forecast: 24,
  },
  large: {
    beetles: 100_000,
    users: 1_995,
    clients: 300,
    maps: 5_000,
    surveyObjects: 60_000,
    offers: 1_500,
    invoices: 2_500,
    forecast: 400,
  },
} as const

export type WorldSize = keyof typeof sizes

interface Content {
  /** Dates are offsets from it. */
  today: string
  size: WorldSize
}

/** Small worlds, by their day: a run of stories or tests asks hundreds of times. */
const made = new Map<string, World>()

/** The example data, the same for stories, tests and the demo database. The small ones are shared, so nobody changes them. */
export function seedWorld({ today, size }: Content): World {
  if (size !== 'small') return makeWorld({ today, size })
  const world = made.get(today) ?? sharedWhenRead(worldMakers({ today, size }))
  made.set(today, world)
  return world
}

/** Example data that nobody else has. */
export const makeWorld = (content: Content): World => whenRead(worldMakers(content))

/** A table is made when it is first read: a story reads one or two of the thirty. */
function worldMakers({ today, size }: Content): Makers<World> {
  const counts = sizes[size]
  const users = once(() => seedUsers(today, counts.users))
  const sightings = once(() => seedPictures(seedBeetles(counts.beetles, users(), today)))
  const conversations = once(() => seedConversations(sightings().beetles, users(), today))
  const clients = once(() => seedClients(counts.clients))
  const maps = once(() => seedMaps(counts.maps, clients()))
  const documents = once(() => seedDocuments(counts, clients(), today))
  return {
    species: () => [...species],
    users,
    userAccess: () => seedUserAccess(users()),
    roleRequests: () => seedRoleRequests(users(), today),
    conversation: () => conversations().conversation,
    beetles: () => conversations().beetles,
    decisions: () => seedDecisions(conversations().beetles, today),
    pictures: () => fitPictures(sightings().pictures, conversations().conversation),
    agreedRecords: () => sightings().agreedRecords,
    clients,
    clientLinks: () => seedClientLinks(clients(), users()),
    officeTeam: () => seedOfficeTeam(users()),
    recipients: () => seedRecipients(clients()),
    notes: () => seedNotes(clients(), today),
    maps: () => maps().maps,
    mapTimes: () => seedMapTimes(maps().maps, today),
    controlPoints: () => maps().controlPoints,
    surveyObjects: () => seedSurveyObjects(counts.surveyObjects, clients()),
    acronyms: () => [...acronyms],
    textBlocks: () => [...textBlocks],
    positionTemplates: () => [...positionTemplates],
    offers: () => documents().offers,
    invoices: () => documents().invoices,
    invoiceData: () => documents().invoiceData,
    positions: () => documents().positions,
    payments: () => documents().payments,
    offerData: () => seedOfferData(documents().offers, clients()),
    forecast: () => seedForecast(counts.forecast, today),
    officeSettings: () => officeSettings,
    documentDefaults: () => documentDefaults,
    datevSettings: () => datevSettings,
    officePictures: () => [logo, signature],
  }
}

function seedDocuments(counts: (typeof sizes)[WorldSize], clients: ClientSeed[], today: string) {
  const offers = seedOffers(counts.offers, clients, today)
  const invoices = seedInvoices(counts.invoices, clients, today)
  const positions = seedPositions(invoices, offers)
  return withOrder(
    withBilledOffers(
      withCancellation({
        offers,
        invoices,
        invoiceData: linkOffers(seedInvoiceData(invoices, clients), invoices, offers),
        positions,
        payments: seedPayments(invoices, positions, today),
      }),
    ),
  )
}

/** The sheets of the example maps, for drawing. */
export const seedSheets = (size: WorldSize) => seedMaps(sizes[size].maps, seedClients(sizes[size].clients)).sheets
