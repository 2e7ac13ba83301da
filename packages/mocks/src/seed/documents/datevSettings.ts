import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/datevSettings'

/** The fictional office's tax adviser: the numbers of DATEV's own example. */
export const datevSettings: StoredDatevSettings = {
  berater: '29098',
  mandant: '55003',
  kontenrahmen: '03',
  kontolaenge: 4,
  jahresbeginn: 1,
  erloes_19: '',
  erloes_7: '',
  erloes_frei: '',
  erloes_13b: '',
  erloes_13b_eu: '',
  erloes_nicht_steuerbar: '',
  version: 1,
}
