import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '@waldkerf/domain/calls/call'
import { contract } from '@waldkerf/domain/calls/contract'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Every hook that a file of this package exports. */
function exportedHooks(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => readFileSync(join(source, name), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/export (?:function|const) (use[A-Z]\w*)/g)].map(([, n]) => n ?? '')),
  )
}

/** Calls that no hook makes yet, by the screen they are for. Whoever builds a screen takes its calls off this list. */
const toCome: Partial<Record<Screen, readonly string[]>> = {
  gis: `GET /kaeferarten?id, a_get_ausm_overview_vermessen, a_get_drae_overview_vermessen,
    a_get_draenage_overview_erfq, a_get_einl_overview_vermessen, a_get_schae_overview_vermessen,
    a_get_schlu_overview_vermessen, a_get_user_name`.split(/,\s+/),
  maps: `DELETE /karte, PATCH /karte, POST /karte, a_get_kataster_overview, a_get_map_list_from_db`.split(/,\s+/),
  clients: `PATCH /kunde, a_add_client, a_add_user_to_client, a_connect_user_to_client, a_disconnect_user_from_client,
    a_get_all_clients, a_get_appusers_from_client, a_get_apus_team_from_client, a_get_client_details,
    a_get_users_from_client, a_set_kataster_for_client, a_set_projektordner, a_update_client_details`.split(/,\s+/),
  offers: `a_add_offer, a_get_min_an_datum_for_new_offer, a_get_minmax_an_datum, a_get_offer_details,
    a_get_offer_positions, a_set_client_for_offer, a_update_offer_details`.split(/,\s+/),
  invoices: `a_add_invoice, a_delete_position, a_get_acronyms, a_get_all_freitexte, a_get_invoice_details,
    a_get_invoice_positions, a_get_min_rn_datum_for_new_invoice, a_get_minmax_rn_datum,
    a_get_position_tmpl, a_insert_position, a_set_archive_for_rn, a_set_client_for_invoice, a_update_invoice_details,
    a_update_position`.split(/,\s+/),
  forecast: 'a_delete_prognose, a_insert_prognose, a_update_prognose'.split(/,\s+/),
}

test('every call of the data service has its hook, but for screens that are to come', () => {
  const hooks = exportedHooks()
  const missing = contract.filter(({ service, usedBy }) => service !== 'template' && !hooks.has(usedBy.hook))
  const names = Object.entries(Object.groupBy(missing, ({ usedBy }) => usedBy.screen))
  expect(
    Object.fromEntries(names.map(([screen, calls]) => [screen, calls.map(({ name }) => name).toSorted()])),
  ).toEqual(toCome)
})
