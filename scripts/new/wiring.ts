/** Lines that register a new screen in an existing file. Written with the template's names, as the templates are. */
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
const guide = '.storybook/guide'

/**
 * Where a new screen is registered in the product: contract, route table, example world, handlers, menu; and in the
 * service: its seed, the tables of rights and policies, the requests that mocks and service both answer.
 */
export const screenWiring: readonly Insertion[] = [
  {
    file: `${domain}/calls/contract.ts`,
    at: "import * as articles from './template/articles.ts'\n",
    side: 'before',
    text: "import * as samples from './samples.ts'\n",
  },
  { file: `${domain}/calls/contract.ts`, at: '\n  forecast,\n', side: 'after', text: '  samples,\n' },
  {
    file: `${domain}/calls/uses.ts`,
    at: '  demo: {\n',
    side: 'before',
    text: "  samples: {\n    useSamples: ['w_get_samples'],\n    useNewSamples: ['w_add_samples'],\n  },\n",
  },
  {
    file: `${domain}/calls/addedCalls.ts`,
    at: 'Record<string, string>> = {\n',
    side: 'after',
    text: "  'the specification has no call for this screen': 'w_get_samples, w_add_samples',\n",
  },
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
    text: "  w_get_samples: 'doOffice',\n  w_add_samples: 'doOffice',\n",
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
    at: '    forecast: () => seedForecast(counts.forecast, today),\n',
    side: 'after',
    text: '    samples: () => seedSamples(24, today),\n',
  },
  { file: `${mocks}/handlers/state.ts`, at: "  'forecast',\n", side: 'after', text: "  'samples',\n" },
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
    file: `${app}/shell/texts.en.ts`,
    at: "    settings: 'Settings',\n",
    side: 'after',
    text: "    samples: 'Sample page',\n",
  },
  { file: `${mocks}/seed/firstDay.ts`, at: '    forecast: [],\n', side: 'after', text: '    samples: [],\n' },
  {
    file: `${guide}/rights/rightsRows.ts`,
    at: "  forecast: ['forecast'],\n",
    side: 'after',
    text: "  samples: ['samples'],\n",
  },
  {
    file: '.storybook/search/germanWords.ts',
    at: "  'Screens/forecast/ForecastScreen': 'Prognose, Umsatz',\n",
    side: 'after',
    text: "  'Screens/samples/SamplesScreen': 'Beispielseite',\n",
  },
  {
    file: '.storybook/search/germanWords.ts',
    at: "  'Pages/forecast/ForecastPage': 'Prognose, Umsatz',\n",
    side: 'after',
    text: "  'Pages/samples/SamplesPage': 'Beispielseite',\n",
  },
  {
    file: `${domain}/roles/routeTable.test.ts`,
    at: ' forecast settings',
    side: 'before',
    text: ' samples',
  },
  {
    file: `${guide}/guide.texts.ts`,
    at: "      forecast: 'Prognose',\n",
    side: 'after',
    text: "      samples: 'Beispielseite',\n",
  },
  {
    file: `${guide}/guide.texts.en.ts`,
    at: "    forecast: 'Forecast',\n",
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
    at: "import { people, userAdministration, users } from './users.ts'\n",
    side: 'before',
    text: "import { samples } from './samples.ts'\n",
  },
  { file: `${service}/contract/rights/callRights.ts`, at: '\n  office,\n', side: 'after', text: '  samples,\n' },
  {
    file: `${service}/contract/rights/policyTable.ts`,
    at: "  inserts('prognose', `(datum, betrag) values ('2026-11-20', 1)`, ...adminsInsert),\n",
    side: 'after',
    text: "\n  reads('samples', ...adminsOnly),\n  inserts('samples', `(bezeichnung, datum) values ('Eichenried', '2026-11-20')`, ...adminsInsert),\n",
  },
  {
    file: `${service}/contract/parity/mockRequests.ts`,
    at: "  call('a_get_currentuser'),\n",
    side: 'before',
    text: "  call('w_get_samples'),\n",
  },
  {
    file: `${service}/contract/parity/mockRequests.ts`,
    at: "import { knownStatuses } from '@waldkerf/domain/roles/roles'\n",
    side: 'before',
    text: "import { samplesColumns } from '@waldkerf/domain/entities/samples'\n",
  },
  {
    file: `${service}/contract/parity/mockRequests.ts`,
    at: "  call('a_change_app_status', { user_id: 0, username: '', status: 'ogf_citizens' }),\n",
    side: 'after',
    text: `  call('w_add_samples', { bezeichnung: 'Eichenried', datum: '2026-11-20' }),
  ...beyondLimits(samplesColumns, { bezeichnung: 'Eichenried', datum: '2026-11-20' }).map((row) =>
    call('w_add_samples', row),
  ),
`,
  },
  {
    file: `${service}/contract/columns.test.ts`,
    at: 'import { mailColumns, personColumns, statusColumns } from',
    side: 'before',
    text: "import { samplesColumns, samplesEntry } from '@waldkerf/domain/entities/samples'\n",
  },
  {
    file: `${service}/contract/columns.test.ts`,
    at: '  buero: {\n',
    side: 'before',
    text: `  samples: {
    columns: samplesColumns,
    rest: [...ofEachRow, "datum date not null CHECK (datum >= '1900-01-01'::date AND datum <= '2199-12-31'::date)"],
    views: { 'app.samples_entry': samplesEntry },
    writers: { w_add_samples: samplesColumns },
  },
`,
  },
]

/** The grants of the new table, view and procedure; the file has them in its own order. */
export const screenGrants = {
  file: `${service}/contract/rights/grants.txt`,
  lines: [
    'ogf_admin insert data.samples (bezeichnung, datum)',
    'ogf_admin select app.samples_entry',
    'ogf_admin select data.samples',
    'ogf_admin execute api.w_add_samples',
    'ogf_admin execute api.w_get_samples',
  ],
} as const

/** All SQL: migrations in their order below `tables/`, rules by area. */
export const sql = `${service}/sql`
