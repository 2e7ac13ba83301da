import { emptyRow } from '@waldkerf/domain/entities/columns'
import { mailColumns } from '@waldkerf/domain/entities/users/userColumns'
import type { User } from '@waldkerf/domain/entities/users/users'
import { asksToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { addDays, instantOn, storyDay } from './days.ts'
import { createRandom, type Random } from './random.ts'
import type { UserAccess } from '@waldkerf/domain/entities/users/people'

/** All users have an account, except every third new one, who was invited and has not signed in yet. */
export function seedUserAccess(users: readonly User[]): UserAccess[] {
  let newcomers = 0
  return users.map(({ user_id, app_status, reg_date }, index) => {
    const since = instantOn(reg_date ?? storyDay)
    // The demo accounts, which come first, can sign in.
    const isInvited = index >= 5 && app_status === 'ogf_new' && newcomers++ % 3 === 0
    return { user_id, eingeladen_am: isInvited ? since : null, konto_seit: isInvited ? null : since }
  })
}

/** When somebody asked to become an expert. */
export interface RoleRequest {
  user_id: number
  wer: string
  zeit: string
  aenderungen: { app_status: [before: string, after: string] }
}

/** The requests that wait, as the histories of people have them. */
export const seedRoleRequests = (users: readonly User[], today: string): RoleRequest[] =>
  users
    .filter(({ app_status }) => asksToBecomeExpert(app_status))
    .map(({ user_id, email, reg_date, app_status }) => {
      const days = [reg_date ?? today, addDays(today, -1 - (user_id % 9))]
      const zeit = instantOn(days.toSorted().at(-1)!)
      return { user_id, wer: email, zeit, aenderungen: { app_status: ['ogf_citizens', app_status] } }
    })

/** One password for all demo accounts, which exist only in the embedded start. */
export const demoPassword = 'waldkerf'

/** The mails that a new person gets; the database has the same defaults. */
const firstMailFlags = emptyRow(mailColumns)

const demo: readonly (Pick<User, 'email' | 'first_name' | 'last_name' | 'app_status'> & Partial<User>)[] = [
  {
    email: 'admin@waldkerf.test',
    first_name: 'Johanna',
    last_name: 'Eichhorn',
    app_status: 'ogf_admin',
    berufsgruppe: 'Verwaltung',
    mail_register: true,
    mail_expert_request: true,
  },
  {
    email: 'expert@waldkerf.test',
    first_name: 'Matthias',
    last_name: 'Tannhäuser',
    app_status: 'ogf_expert',
    berufsgruppe: 'Forstschutz',
    mail_new: true,
  },
  {
    email: 'anfrage@waldkerf.test',
    first_name: 'Sabine',
    last_name: 'Weidner',
    app_status: 'ogf_expert_query',
    berufsgruppe: 'Revierleitung',
  },
  {
    email: 'nutzer@waldkerf.test',
    first_name: 'Karl-Heinz',
    last_name: 'Lindner',
    app_status: 'ogf_citizens',
    berufsgruppe: 'Waldbesitz',
  },
  { email: 'neu@waldkerf.test', first_name: 'Ayşe', last_name: 'Yıldırım', app_status: 'ogf_new', berufsgruppe: '' },
]

/** The demo account that can sign in but has no row yet; its first call makes one. */
export const guestEmail = 'gast@waldkerf.test'

const firstNames = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elif', 'Friedrich', 'Greta', 'Hannes', 'Ilse', 'Jürgen', 'Katrin', 'Lorenz', 'Mirjam', 'Nikolaus', 'Olga', 'Paul', 'Ruth', 'Stefan', 'Theresa', 'Ulrich', 'Verena', 'Wolfgang'] // prettier-ignore
const lastNames = ['Ahorn', 'Birkner', 'Buchholz', 'Dornbusch', 'Erlacher', 'Fichtner', 'Forster', 'Grünwald', 'Haselmayr', 'Holzapfel', 'Jäger', 'Kiefer', 'Lärchner', 'Moosbrugger', 'Nussbaumer', 'Rehbein', 'Schwarzwälder', 'Tannert', 'Ulmer', 'Waldvogel'] // prettier-ignore
const professions = ['Waldbesitz', 'Revierleitung', 'Forstschutz', 'Forschung', 'Ehrenamt', 'Verwaltung', ''] as const

const ascii = (name: string) =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

function person(id: number, random: Random, today: string): User {
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  return {
    user_id: id,
    email: `${ascii(first)}.${ascii(last)}.${id}@example.test`,
    first_name: first,
    last_name: last,
    phone: `0${random.integer(150, 179)} ${random.integer(1_000_000, 9_999_999)}`,
    berufsgruppe: random.pick(professions),
    geschlecht: random.pick(['w', 'm', 'd', '']),
    geb: `${random.integer(1950, 2004)}-0${random.integer(1, 9)}-${random.integer(10, 28)}`,
    reg_date: addDays(today, -random.integer(1, 1_400)),
    app_status: random.weighted([
      ['ogf_citizens', 70],
      ['ogf_new', 12],
      ['ogf_expert', 10],
      ['ogf_expert_query', 6],
      ['1', 2],
    ]),
    ...firstMailFlags,
    version: 1,
  }
}

/** Demo accounts first (ids 1–5), then `count` others. */
export function seedUsers(today: string, count: number): User[] {
  const random = createRandom(20_261)
  const accounts = demo.map((row, index) => ({
    ...person(index + 1, random, today),
    ...firstMailFlags,
    ...row,
    reg_date: addDays(today, -900 + index * 200),
  }))
  const others = Array.from({ length: count }, (_, index) => person(demo.length + index + 1, random, today))
  return [...accounts, ...others]
}
