import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { call } from '@waldkerf/service/contract/fixtures/request'

const bad = [
  {},
  { jahr: '' },
  { jahr: null, bis: '4' },
  { jahr: '2026' },
  { jahr: '1899', bis: '4' },
  { jahr: '2101', bis: '4' },
  { jahr: '-2026', bis: '4' },
  { jahr: '2026.5', bis: '4' },
  { jahr: '99999999999', bis: '4' },
  { jahr: '2026', bis: '54' },
  { jahr: '2026', bis: '-1' },
  { jahr: '2026', bis: 'x' },
  { jahr: '2026', bis: '4', land: 'Bayern' },
]

const species = ['', null, '1', '0', '99999', 'x', '1; drop table data.kaefer']
const states = ['Bayern', '', null, 'Atlantis', "Bayern' or true --", 'ä'.repeat(5_000)]

/** Figures of years, with good and bad spans. */
export const yearRequests: readonly Request[] = [
  ...bad.flatMap((span) => [call('w_get_auswertung', span), call('w_get_auswertung_raster', span)]),
  ...['2026', '2025', '2024', '1990', '2100', 2026].map((jahr) => call('w_get_auswertung', { jahr, bis: '46' })),
  ...['0', '1', '53', 12].map((bis) => call('w_get_auswertung', { jahr: '2026', bis })),
  ...species.map((kaeferart) => call('w_get_auswertung', { jahr: '2026', bis: '46', kaeferart })),
  ...states.flatMap((bundesland) => [
    call('w_get_auswertung', { jahr: '2026', bis: '46', bundesland }),
    call('w_get_auswertung_raster', { jahr: '2026', bis: '46', bundesland }),
  ]),
  ...['2026', '2020', '2021'].map((jahr) => call('w_get_auswertung_raster', { jahr, bis: '53' })),
  call('w_get_auswertung_raster', { jahr: '2026', bis: '46', kaeferart: '1' }),
]
