import { defaultKeycloak } from './defaultKeycloak.ts'

/** The settings of an installation, from its `config.json`. */
export interface Config {
  productName: string
  keycloak: { url: string; realm: string; clientId: string }
  dataService: string
  template: { enabled: boolean; base: string; mockApi: string }
  funder: { name: string; logo: string; url: string }
  repositoryUrl: string
  /** HTML pages that the login, the menu of the account and the landing page link to, such as imprint and privacy. */
  documents: readonly { title: string; url: string }[]
  baseMaps: readonly unknown[]
  mapImageUrlTemplate: string
  datumGrids: readonly unknown[]
  lengthUnit: string
  /** Under what terms published records go out to others; without a licence they do not. */
  records: { licence: string; publisher: string; citation: string }
}

export const defaultConfig: Config = {
  productName: 'Waldkerf',
  keycloak: defaultKeycloak,
  dataService: '/rest',
  template: { enabled: false, base: '/demo/', mockApi: '/prod-api' },
  funder: { name: '', logo: '', url: '' },
  repositoryUrl: '',
  documents: [],
  baseMaps: [],
  mapImageUrlTemplate: '',
  datumGrids: [],
  lengthUnit: 'm',
  records: { licence: '', publisher: '', citation: '' },
}

/** One of `config.json`'s values, or a group of them. */
export type ConfigValue = Readonly<Record<string, unknown>>

/** Faults in `config.json`, by path such as `keycloak.url`. */
export interface ConfigProblems {
  /** Keys that are not used; a warning. */
  unknown: string[]
  /** Known keys with an invalid value; the product does not start. */
  wrong: string[]
}

const kind = (value: unknown) => value?.constructor

/** Every key of `given` must be one of `known` and of its type; missing keys keep their default. */
function merge(known: ConfigValue, given: ConfigValue, path: string, { unknown, wrong }: ConfigProblems) {
  const merged = { ...known }
  for (const [key, value] of Object.entries(given)) {
    const name = path + key
    const standard = known[key]
    if (standard === undefined) unknown.push(name)
    else if (kind(value) !== kind(standard)) wrong.push(name)
    else
      merged[key] =
        kind(standard) === Object
          ? merge(standard as ConfigValue, value as ConfigValue, `${name}.`, { unknown, wrong })
          : value
  }
  return merged
}

/** An address on the web, or a path below the application's own. */
const isAddress = (text: string) => text && URL.parse(text, 'http://a')?.protocol.startsWith('http')

const isHtmlPage = (entry: Partial<Config['documents'][number]> | null) =>
  kind(entry?.title) === String && kind(entry?.url) === String

/**
 * Reads `config.json`'s content. It only lists the faults; their messages are loaded on demand from
 * `setup/configFaults`.
 * @param content undefined if it could not be loaded
 */
export function readConfig(content: unknown): { config: Config } & ConfigProblems {
  const problems: ConfigProblems = { unknown: [], wrong: [] }
  if (kind(content) !== Object) return { config: defaultConfig, unknown: [], wrong: [''] }
  const config = merge({ ...defaultConfig }, content as ConfigValue, '', problems) as unknown as Config
  const { keycloak, dataService, documents } = config
  const checks = {
    'keycloak.url': isAddress(keycloak.url),
    'keycloak.realm': keycloak.realm,
    'keycloak.clientId': keycloak.clientId,
    dataService: isAddress(dataService),
    documents: documents.every(isHtmlPage),
  }
  for (const [name, holds] of Object.entries(checks)) if (!holds) problems.wrong.push(name)
  return { config, ...problems }
}
