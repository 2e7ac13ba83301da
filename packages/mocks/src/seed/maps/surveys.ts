import { createRandom, type Random } from '../random.ts'
import type { ClientSeed } from '../clients/clients.ts'

/** Classes of survey objects, as the tables name them: outlets, manholes, sinks, inlets, drains. */
const surveyClasses = ['ausm', 'scha', 'schl', 'einl', 'drae'] as const

export interface SurveyObject {
  id: number
  client_id: number
  klasse: (typeof surveyClasses)[number]
  /** Metres; drains only. */
  laenge: number | null
  /** Quality of capture, quality of the data, part of the plant the length belongs to. */
  erfq: string
  qdt: string
  aop: string
  /** Surveyed, assumed, or unknown. */
  vermessen: boolean | null
}

function surveyObject(id: number, clients: readonly ClientSeed[], random: Random): SurveyObject {
  const klasse = random.weighted([
    ['drae', 60],
    ['scha', 16],
    ['ausm', 12],
    ['schl', 7],
    ['einl', 5],
  ] as const)
  const isDrain = klasse === 'drae'
  return {
    id,
    client_id: random.pick(clients).client_id,
    klasse,
    laenge: isDrain ? random.integer(80, 4_200) / 10 : null,
    erfq: random.weighted([
      ['GNSS', 5],
      ['Tachymeter', 3],
      ['digitalisiert', 6],
      ['Bestandsplan', 4],
      ['', 1],
    ]),
    qdt: random.pick(['sehr gut', 'gut', 'gut', 'mittel', 'ungenau', '']),
    aop: isDrain ? random.pick(['Sauger', 'Sauger', 'Sammler', 'Vorflut', '']) : '',
    vermessen: random.weighted<boolean | null>([
      [true, 11],
      [false, 8],
      [null, 1],
    ]),
  }
}

export const seedSurveyObjects = (count: number, clients: readonly ClientSeed[]): SurveyObject[] => {
  const random = createRandom(1_911)
  return Array.from({ length: count }, (_, index) => surveyObject(index + 1, clients, random))
}
