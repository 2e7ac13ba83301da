import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { call, key, twice } from '@waldkerf/service/contract/fixtures/request'
import { draftOffer, ofOpen, world } from './exampleDocuments.ts'

const billed = new Set(world.invoiceData.map(({ angebot_id }) => angebot_id))
const accepted = world.offers.find(({ id, status }) => status === 'angenommen' && !billed.has(id))
const others = world.offers.filter(
  ({ id, status }) => status === 'angenommen' && !billed.has(id) && id !== accepted?.id,
)
const [other] = others
const elsewhere = others.find(({ client_id }) => client_id !== other?.client_id)
const invoiced = world.offers.find(({ id, status }) => status === 'abgerechnet' && billed.has(id))
const angebot_id = String(accepted?.id)
const lines = world.positions.filter((row) => row.angebot_id === accepted?.id)
const days = { rn_datum: testDay, le_date: testDay }
const instalment = {
  angebot_id,
  ...days,
  art: 'stand',
  staende: Object.fromEntries(lines.map(({ id }) => [id, '12.5'])),
}

const order = {
  client_id: String(accepted?.client_id),
  auftrag: 'Vermessung der Gräben',
  netto: '1000',
  ust_satz: '19',
  betrag: '250.50',
  ...days,
}
const joint = { angebote: [String(other?.id)], erneut: [] as string[], ...days }

/** An accepted offer is settled, others are billed together, and one once more. */
export const orderRequests: readonly Request[] = [
  call('w_get_auftrag', { angebot_id }),
  call('w_get_auftrag', { angebot_id: '0' }),
  call('w_get_auftrag', { angebot_id: 'x' }),
  ...twice(call('w_add_abschlag', instalment, key('instalment'))),
  call('w_get_auftrag', { angebot_id }),
  // The instalment is no longer to be invoiced.
  call('w_get_aufgaben'),
  ...twice(call('w_add_schlussrechnung', { angebot_id, ...days }, key('final'))),
  call('w_get_auftrag', { angebot_id }),
  call('w_add_sammelrechnung', { ...joint, angebote: [String(other?.id), String(elsewhere?.id)] }),
  call('w_add_sammelrechnung', { ...joint, angebote: [angebot_id] }),
  call('w_add_sammelrechnung', { ...joint, angebote: ['0'] }),
  ...twice(call('w_add_sammelrechnung', { ...joint, heutige_preise: true }, key('joint'))),
  call('w_add_sammelrechnung', joint),
  call('w_add_sammelrechnung', { ...joint, angebote: [], erneut: joint.angebote }),
  ...twice(call('w_add_auftrag', order, key('order'))),
  call('w_add_auftrag', { ...order, auftrag: ' ' }),
  call('w_get_angebot_angaben', { angebot_id: String(other?.id) }),
  call('a_get_invoice_positions'),
  call('w_get_angebot_angaben', { angebot_id }),
  call('a_get_offer_details', { offer_id: angebot_id }),
  call('w_get_angebot_summen'),
  call('w_get_rechnung_stand'),
  call('w_get_rechnung_angaben'),
]

/** Some are refused after the database has drawn their ids, which are lost. */
export const refusedOrders: readonly Request[] = [
  call('w_add_auftrag', { ...order, betrag: '1000.01' }),
  call('w_add_auftrag', { ...order, betrag: '0' }),
  call('w_set_rechnung_angaben', { ...ofOpen, angebot_id }),
  call('w_add_abschlag', { ...instalment, art: 'scheck' }),
  call('w_add_abschlag', { ...instalment, art: 'betrag', wert: '10' }),
  call('w_add_abschlag', { ...instalment, angebot_id: String(invoiced?.id) }),
  call('w_add_abschlag', { ...instalment, angebot_id: String(draftOffer?.id) }),
  call('w_add_schlussrechnung', { angebot_id, ...days }),
  call('w_add_schlussrechnung', { angebot_id: '0', ...days }),
]
