import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { countryOfState } from '@waldkerf/domain/office/countries'
import type { User } from '@waldkerf/domain/entities/users/users'
import { remainder97 } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { createRandom, type Random } from '../random.ts'

/** A town of example clients; its coordinates in the client's own system, accurate to about a kilometre. */
interface Place {
  ort: string
  plz: string
  bundesland: string
  epsg: number
  east: number
  north: number
}

const place = (ort: string, plz: string, bundesland: string, epsg: number, east: number, north: number): Place => ({
  ort,
  plz,
  bundesland,
  epsg,
  east,
  north,
})

/**
 * Coordinate systems as the Länder use or used them: UTM 32 and 33, Gauß-Krüger zone 4 in Bavaria, Lambert in Austria.
 */
const places: readonly Place[] = [
  place('Goslar', '38640', 'Niedersachsen', 25832, 598_000, 5_751_000),
  place('Celle', '29221', 'Niedersachsen', 25832, 573_000, 5_831_000),
  place('Brilon', '59929', 'Nordrhein-Westfalen', 25832, 469_800, 5_693_000),
  place('Fulda', '36037', 'Hessen', 25832, 548_000, 5_600_000),
  place('Zwiesel', '94227', 'Bayern', 31468, 4_590_000, 5_432_000),
  place('Freudenstadt', '72250', 'Baden-Württemberg', 25832, 457_000, 5_368_000),
  place('Ilmenau', '98693', 'Thüringen', 25832, 633_000, 5_617_000),
  place('Marienberg', '09496', 'Sachsen', 25833, 371_000, 5_613_000),
  place('Eberswalde', '16225', 'Brandenburg', 25833, 420_000, 5_854_000),
  place('Leoben', '8700', 'Steiermark', 31287, 532_500, 386_700),
  place('Waren', '17192', 'Mecklenburg-Vorpommern', 25833, 344_000, 5_932_000),
  place('Murau', '8850', 'Steiermark', 31287, 463_100, 356_500),
  place('Eutin', '23701', 'Schleswig-Holstein', 25832, 605_000, 6_000_000),
  place('Annweiler', '76855', 'Rheinland-Pfalz', 25832, 425_300, 5_451_000),
  place('Schmallenberg', '57392', 'Nordrhein-Westfalen', 25832, 450_600, 5_667_000),
  place('Freising', '85354', 'Bayern', 31468, 4_481_500, 5_363_000),
]

/** A client row as the database stores it, with the columns that only some calls answer. */
export type ClientSeed = ClientRow & Pick<Cadastre, 'kataster_status'> & Required<ClientInvoicing>

/** Documents begin with the office's own Skonto. */
export const noClientDiscount = { eigenes_skonto: false, ...noDiscount }

/** The link that rights follow. */
export interface ClientLink {
  client_id: number
  user_id: number
  kataster_enabled: boolean
}

/** A member of the office's own team. */
export interface TeamMember {
  user_id: number
  apus_admin: boolean
}

const kinds: readonly ((ort: string, family: string) => string)[] = [
  (ort) => `Stadtforstamt ${ort}`,
  (ort) => `Forstbetriebsgemeinschaft ${ort} und Umgebung`,
  (ort) => `Wasser- und Bodenverband ${ort}`,
  (ort) => `Forstamt ${ort}`,
  (_ort, family) => `Gräflich ${family}’sche Forstverwaltung`,
  (ort) => `Waldgenossenschaft ${ort}`,
  (_ort, family) => `Waldgut ${family}`,
  (ort) => `Evangelische Kirchengemeinde ${ort}, Kirchenforst`,
]
const families = ['Achterberg', 'Birkenfels', 'Drachenthal', 'Eschenburg', 'Falkenstein', 'Grünhagen', 'Hohenrode', 'Isenbeck', 'Kaltenbrunn', 'Lindenau', 'Mühlberg', 'Oberwald', 'Reichenfels', 'Steinhagen', 'Tannenburg', 'Wildenfels'] // prettier-ignore
const streets = ['Am Forsthaus', 'Waldstraße', 'Alte Dorfstraße', 'Marktplatz', 'Mühlenweg', 'Schlossallee', 'An der Aue', 'Jägersteig'] // prettier-ignore
const firstNames = {
  w: ['Annegret', 'Christa', 'Friederike', 'Ingeborg', 'Ludmilla', 'Özlem'],
  m: ['Burkhard', 'Detlef', 'Hartmut', 'Konrad'],
} as const
const lastNames = ['Baumgärtner', 'Dorn', 'Eberle', 'Förster', 'Großmann', 'Heidrich', 'Köhler', 'Rottmann', 'Şahin', 'Winterfeldt'] // prettier-ignore

/** A contact person whose first name and gender match. */
function contact(random: Random) {
  const ap_gender = random.pick(['w', 'm'] as const)
  return { ap_gender, ap_vorname: random.pick<string>(firstNames[ap_gender]), ap_nachname: random.pick(lastNames) }
}

/** An example client: the towns in turn, in each round with another kind of owner. */
function client(index: number, random: Random): ClientSeed {
  const { ort, plz, bundesland, epsg } = examplePlace(index)
  const round = Math.floor(index / places.length) + index
  const name = kinds[round % kinds.length]?.(ort, families[index % families.length] ?? '') ?? ''
  const serial = Math.floor(index / (places.length * kinds.length))
  return {
    client_id: index + 1,
    name: serial > 0 ? `${name} ${serial + 1}` : name,
    name_zusatz: random.chance(0.15) ? 'Körperschaft des öffentlichen Rechts' : '',
    strasse: `${random.pick(streets)} ${random.integer(1, 98)}`,
    plz,
    ort,
    ...contact(random),
    ap_tel: `0${random.integer(2_000, 9_999)} ${random.integer(10_000, 999_999)}`,
    bundesland,
    epsg,
    version: 1,
    projektordner: `/projekte/${plz}-${String(index + 1).padStart(3, '0')}`,
    kataster_status: random.chance(0.6),
    email: `rechnung@kunde-${index + 1}.waldkerf.test`,
    ust_id: ort === 'Leoben' ? 'ATU12345675' : '',
    leitweg_id: leitwegId(`09-KUNDE${String(index + 1).padStart(4, '0')}`),
    land: countryOfState(bundesland),
    ...noClientDiscount,
  }
}

/** Adds the check digits of a Leitweg-ID. */
const leitwegId = (body: string) =>
  `${body}-${String(98 - remainder97(`${body.replaceAll('-', '')}00`)).padStart(2, '0')}`

/** The town of the client with this index. */
export const examplePlace = (index: number): Place => places[index % places.length] as Place

export const seedClients = (count: number): ClientSeed[] => {
  const random = createRandom(1_871)
  return Array.from({ length: count }, (_, index) => client(index, random))
}

const findUserId = (users: readonly User[], email: string) => users.find((user) => user.email === email)?.user_id ?? 0

/** Links the demo expert to the first four clients, the demo user to the first, and other experts to some each. */
export function seedClientLinks(clients: readonly ClientSeed[], users: readonly User[]): ClientLink[] {
  const random = createRandom(1_893)
  const expert = findUserId(users, 'expert@waldkerf.test')
  const citizen = findUserId(users, 'nutzer@waldkerf.test')
  const demo = [
    ...clients.slice(0, 4).map((row) => [row.client_id, expert]),
    [1, citizen],
    [1, findUserId(users, 'admin@waldkerf.test')],
  ]
  const others = users
    .filter((user) => user.app_status === 'ogf_expert' && user.user_id !== expert)
    .flatMap((user) =>
      clients.filter(() => random.chance(2 / clients.length)).map((row) => [row.client_id, user.user_id]),
    )
  return [...demo, ...others].map(([client_id = 0, user_id = 0]) => ({
    client_id,
    user_id,
    kataster_enabled: random.chance(0.7),
  }))
}

/** The administrator leads the office; the demo expert belongs to it. */
export const seedOfficeTeam = (users: readonly User[]): TeamMember[] => [
  { user_id: findUserId(users, 'admin@waldkerf.test'), apus_admin: true },
  { user_id: findUserId(users, 'expert@waldkerf.test'), apus_admin: false },
]
