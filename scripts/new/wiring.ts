/** A line that joins a new screen to what is there. Written with the template's names, as the templates are. */
export interface Insertion {
  file: string
  /** Text that stands in the file exactly once. */
  at: string
  /** Stands before or after that text. */
  side: 'before' | 'after'
  text: string
}

const domain = 'packages/domain/src'
const mocks = 'packages/mocks/src'
const app = 'packages/app/src'
const service = 'packages/service/src'

/**
 * Where the product learns of a new screen: the contract, the route table, the example world, the handlers, the menu; and
 * where the service does: its seed, the tables of rights and policies, the requests that mocks and service both answer.
 */
export const screenWiring: readonly Insertion[] = [
  {
    file: `${domain}/calls/contract.ts`,
    at: "import * as articles from './template/articles.ts'\n",
    side: 'before',
    text: "import * as samples from './samples.ts'\n",
  },
  { file: `${domain}/calls/contract.ts`, at: '\n  forecast,\n', side: 'after', text: '  samples,\n' },
  { file: `${domain}/calls/call.ts`, at: "  | 'demo'\n", side: 'before', text: "  | 'samples'\n" },
  {
    file: `${domain}/roles/routeTable.ts`,
    at: "  {\n    id: 'georef',\n",
    side: 'before',
    text: "  { id: 'samples', path: '/samples/index', title: 'Beispielseite', roles: ['ogf_admin'], icon: 'document' },\n",
  },
  {
    file: `${domain}/roles/neededRights.ts`,
    at: "  a_get_prognose: 'doOffice',\n",
    side: 'after',
    text: "  w_get_samples: 'doOffice',\n",
  },
  {
    file: `${mocks}/seed/world.ts`,
    at: "import type { User } from '@waldkerf/domain/entities/users/users'\n",
    side: 'before',
    text: "import type { SamplesEntry } from '@waldkerf/domain/entities/samples'\n",
  },
  {
    file: `${mocks}/seed/world.ts`,
    at: "import { species } from './species.ts'\n",
    side: 'before',
    text: "import { seedSamples } from './samples.ts'\n",
  },
  {
    file: `${mocks}/seed/world.ts`,
    at: '  forecast: ForecastEntry[]\n',
    side: 'after',
    text: '  samples: SamplesEntry[]\n',
  },
  {
    file: `${mocks}/seed/world.ts`,
    at: '    forecast: seedForecast(counts.forecast, today),\n',
    side: 'after',
    text: '    samples: seedSamples(24, today),\n',
  },
  {
    file: `${mocks}/handlers/index.ts`,
    at: "import { type Respond, type ScenarioName, scenarios } from './scenarios.ts'\n",
    side: 'before',
    text: "import { samplesHandlers } from './samples.ts'\n",
  },
  {
    file: `${mocks}/handlers/index.ts`,
    at: '  forecast: forecastHandlers,\n',
    side: 'after',
    text: '  samples: samplesHandlers,\n',
  },
  {
    file: `${app}/routes/pages.ts`,
    at: '}\nexport type LaterPage',
    side: 'before',
    text: "  samples: async () => (await import('../pages/samples/SamplesPage.tsx')).SamplesPage,\n",
  },
  {
    file: `${app}/platform/routes/paths.ts`,
    at: "  users: () => '/users/index',\n",
    side: 'before',
    text: "  samples: () => '/samples/index',\n",
  },
  {
    file: `${app}/shell/texts.ts`,
    at: "      settings: 'Einstellungen',\n",
    side: 'after',
    text: "      samples: 'Beispielseite',\n",
  },
  {
    file: `${app}/shell/texts.en.ts`,
    at: "    settings: 'Settings',\n",
    side: 'after',
    text: "    samples: 'Sample page',\n",
  },
  {
    file: `${service}/sql/seed/seed.ts`,
    at: '  await insertDocuments(client, world)\n',
    side: 'after',
    text: "  await insertRows(client, 'data.samples', world.samples)\n  await setSequence(client, 'data.samples')\n",
  },
  { file: `${service}/sql/rules/order.txt`, at: 'search/search.sql\n', side: 'after', text: '\nsamples/samples.sql\n' },
  {
    file: `${service}/contract/rights/callRights.ts`,
    at: "import { search } from './search.ts'\n",
    side: 'before',
    text: "import { samples } from './samples.ts'\n",
  },
  { file: `${service}/contract/rights/callRights.ts`, at: '\n  office,\n', side: 'after', text: '  samples,\n' },
  {
    file: `${service}/contract/rights/policyTable.ts`,
    at: "  inserts('prognose', `(datum, betrag) values ('2026-11-20', 1)`, ...adminsInsert),\n",
    side: 'after',
    text: "\n  reads('samples', ...adminsOnly),\n",
  },
  {
    file: `${service}/contract/parity/mockRequests.ts`,
    at: "  call('a_get_currentuser'),\n",
    side: 'before',
    text: "  call('w_get_samples'),\n",
  },
]

/** The grants of the new table, view and procedure; the file has them in its own order. */
export const screenGrants = {
  file: `${service}/contract/rights/grants.txt`,
  lines: ['ogf_admin select app.samples_entry', 'ogf_admin select data.samples', 'ogf_admin execute api.w_get_samples'],
} as const

/** All SQL: migrations in their order below `tables/`, rules by area. */
export const sql = `${service}/sql`
