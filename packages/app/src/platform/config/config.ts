/** The settings of an installation, from its `config.json`. */
export interface Config {
  productName: string
  keycloak: { url: string; realm: string; clientId: string }
  dataService: string
  template: { enabled: boolean; base: string; mockApi: string }
  funder: { name: string; logo: string; url: string }
  repositoryUrl: string
  documents: readonly { title: string; url: string }[]
  baseMaps: readonly unknown[]
  mapImageUrlTemplate: string
  datumGrids: readonly unknown[]
  lengthUnit: string
}

export const defaultConfig: Config = {
  productName: 'Waldkerf',
  keycloak: { url: '/', realm: 'waldkerf', clientId: 'waldkerf-web' },
  dataService: '/rest',
  template: { enabled: true, base: '/demo/', mockApi: '/prod-api' },
  funder: { name: '', logo: '', url: '' },
  repositoryUrl: '',
  documents: [],
  baseMaps: [],
  mapImageUrlTemplate: '',
  datumGrids: [],
  lengthUnit: 'm',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueKind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Every key of `given` must be one of `known` and of its type; missing keys keep their default. */
function merge(known: Record<string, unknown>, given: Record<string, unknown>, path: string, problems: Problems) {
  const merged = { ...known }
  for (const [key, value] of Object.entries(given)) {
    const name = path + key
    const standard = known[key]
    if (standard === undefined) problems.unknown.push(name)
    else if (valueKind(value) !== valueKind(standard))
      problems.wrong.push(`${name}: ${valueKind(standard)} erwartet, ${valueKind(value)} gefunden`)
    else merged[key] = isRecord(standard) && isRecord(value) ? merge(standard, value, `${name}.`, problems) : value
  }
  return merged
}

interface Problems {
  /** Keys that are not used; a warning. */
  unknown: string[]
  /** Known keys of a wrong type; the product does not start with them. */
  wrong: string[]
}

/** Reads `config.json`'s content. */
export function readConfig(content: unknown): { config: Config } & Problems {
  const problems: Problems = { unknown: [], wrong: [] }
  if (!isRecord(content)) return { config: defaultConfig, unknown: [], wrong: ['config.json: object erwartet'] }
  const config = merge({ ...defaultConfig }, content, '', problems) as unknown as Config
  config.documents.forEach((document, index) => {
    const entry: unknown = document
    if (!isRecord(entry) || typeof entry['title'] !== 'string' || typeof entry['url'] !== 'string') {
      problems.wrong.push(`documents[${index}]: { title, url } erwartet`)
    }
  })
  return { config, ...problems }
}
