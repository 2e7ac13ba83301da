import { offerValidityDays } from '../documents/offerValidity.ts'
import { defineFilter } from '../filter/defineFilter.ts'
import { filterParts } from '../filter/parts.ts'

/** Statuses of offers that may still bring revenue; 'abgelehnt' and 'abgerechnet' do not count. */
export const weightedStatuses = ['entwurf', 'versendet', 'angenommen'] as const
export type WeightedStatus = (typeof weightedStatuses)[number]

/** Days since a claim was due. */
export const overdueAges = ['bis30', 'bis60', 'bis90', 'aelter'] as const
export type OverdueAge = (typeof overdueAges)[number]

/** Assumptions that people may change, since they cannot be derived from records. */
export interface Assumptions {
  /** How likely offers of a status become invoices, in per cent. */
  likelihood: Readonly<Record<WeightedStatus, number>>
  /** How likely drafts of invoices are sent, in per cent. */
  drafts: number
  /** How likely an overdue claim is paid, in per cent, by its age; the client's own history lowers it. */
  overdue: Readonly<Record<OverdueAge, number>>
  /** Days that clients pay later than agreed. */
  delay: number
  /** Days after which an offer without an answer has lapsed. */
  validity: number
}

export const usualAssumptions: Assumptions = {
  likelihood: { entwurf: 20, versendet: 50, angenommen: 90 },
  drafts: 90,
  overdue: { bis30: 95, bis60: 85, bis90: 70, aelter: 40 },
  delay: 0,
  validity: offerValidityDays,
}

/** The longest that can be assumed, in days. */
export const longestDelay = 90
export const longestValidity = 365

const { figure } = filterParts<never>()
const percent = <K extends string>(names: readonly K[], usual: Readonly<Record<K, number>>) =>
  Object.fromEntries(names.map((name) => [name, figure(name, 100, usual[name])])) as Record<
    K,
    ReturnType<typeof figure>
  >

const described = defineFilter({
  ...percent(weightedStatuses, usualAssumptions.likelihood),
  drafts: figure('rechnungsentwurf', 100, usualAssumptions.drafts),
  ...percent(overdueAges, usualAssumptions.overdue),
  validity: figure('gueltig', longestValidity, usualAssumptions.validity),
  delay: figure('verzug', longestDelay, usualAssumptions.delay),
})

const flat = ({ likelihood, overdue, ...rest }: Assumptions) => ({ ...likelihood, ...overdue, ...rest })

/** The assumptions in the address, so that they can be shared: defaults are left out and replace invalid values. */
export const assumptionsAddress = {
  read(query: URLSearchParams): Assumptions {
    const { entwurf, versendet, angenommen, drafts, validity, delay, ...overdue } = described.read(query)
    return { likelihood: { entwurf, versendet, angenommen }, drafts, overdue, validity, delay }
  },
  write: (assumptions: Assumptions) => described.write(flat(assumptions)),
}

export const isUsual = (assumptions: Assumptions) => described.isEmpty(flat(assumptions))

/** Days from now until an overdue claim is paid, if it is: the older, the later. */
export const daysToPay: Readonly<Record<OverdueAge, number>> = { bis30: 14, bis60: 30, bis90: 45, aelter: 90 }
