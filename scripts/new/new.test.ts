import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kind, toNames, Refusal } from './names.ts'
import { buildPlan } from './plan.ts'
import { copyOfSources } from './scratch.testing.ts'

const root = join(import.meta.dirname, '../..')
/** In ms: a compiler and a linter run, perhaps beside other programs. */
const patience = 300_000

const titles = { de: 'Holzpreise', en: 'Wood prices' }

const plan = (kind: Kind, typed: string) => buildPlan(root, kind, toNames(kind, typed), titles)

/** Paths that a run has printed. */
const writtenPaths = (said: string) => [...said.matchAll(/^ {2}(packages\/\S+\.tsx?)$/gm)].map(([, path]) => path!)

describe('a name', () => {
  test('is written as each place writes it', () => {
    const forms = { camel: 'woodPrices', pascal: 'WoodPrices', kebab: 'wood-prices', snake: 'wood_prices' }
    expect(toNames('screen', 'woodPrices')).toEqual({ ...forms, words: 'Wood prices' })
    expect(toNames('part', 'WoodPrices')).toMatchObject(forms)
  })

  test.each([
    '',
    'Sägewerke',
    'sägewerke',
    'wood-prices',
    'wood prices',
    '2trees',
    '../trees',
    'x',
    'new',
    'samples',
    'Trees',
  ])('%j is none for a screen', (typed) => expect(() => toNames('screen', typed)).toThrow(Refusal))

  test.each(['legend', 'HTMLView', 'Bäume', 'Sample', '__proto__'])('%j is none for a part', (typed) =>
    expect(() => toNames('part', typed)).toThrow(Refusal),
  )
})

describe('a plan', () => {
  test('keeps nothing of the template', () => {
    const { made, changed } = plan('screen', 'woodPrices')
    expect([...made.keys()].join()).not.toMatch(/samples/i)
    for (const text of [...made.values(), ...changed.values()])
      expect(text).not.toMatch(/\bsamples|Samples|Beispielseite/)
    expect(changed.get('packages/domain/src/roles/routeTable.ts')).toContain("path: '/wood-prices/index'")
  })

  test('has the service answer: a migration with the next number, its rights, and the requests that mocks answer too', () => {
    const { made, changed } = plan('screen', 'woodPrices')
    const service = 'packages/service/src'
    const [rules, migration] = [...made.keys()].filter((path) => path.endsWith('.sql'))
    expect(rules).toBe(`${service}/sql/rules/woodPrices/woodPrices.sql`)
    expect(migration).toMatch(/sql\/tables\/\d{3}_wood_prices\.sql$/)
    const stored = readdirSync(join(root, service, 'sql/tables'))
    expect([...stored, basename(migration!)].toSorted().at(-1)).toBe(basename(migration!))
    expect(changed.get(`${service}/sql/rules/order.txt`)).toMatch(/\nwoodPrices\/woodPrices\.sql\n$/)
    const sql = made.get(rules!)!
    expect(sql).toContain('create or replace function api.w_get_wood_prices() returns setof app.wood_prices_entry')
    expect(sql.split('\n').filter((line) => line.length > 120)).toEqual([])
    expect(sql).toContain('create or replace function api.w_add_wood_prices(')
    expect(made.get(`${service}/contract/rights/woodPrices.ts`)).toContain("call('w_add_wood_prices', {")
    expect(changed.get(`${service}/sql/seed/seed.ts`)).toContain("'data.wood_prices', world.woodPrices")
    expect(made.get('packages/ui/src/screens/woodPrices/woodPricesList.tsx')).toContain("name: 'woodprices'")
    expect(changed.get(`${service}/contract/rights/policyTable.ts`)).toContain("reads('wood_prices', ...adminsOnly)")
    expect(changed.get(`${service}/contract/parity/mockRequests.ts`)).toContain("call('w_get_wood_prices')")
  })

  test('adds its grants to the list, which stays in its order', () => {
    const file = 'packages/service/src/contract/rights/grants.txt'
    const grants = plan('screen', 'woodPrices').changed.get(file)!.split('\n')
    const added = grants.filter((line) => line.includes('wood_prices'))
    expect(added).toEqual([
      'ogf_admin insert data.wood_prices (bezeichnung, datum)',
      'ogf_admin select app.wood_prices_entry',
      'ogf_admin select data.wood_prices',
      'ogf_admin execute api.w_add_wood_prices',
      'ogf_admin execute api.w_get_wood_prices',
    ])
    expect(grants.filter((line) => !added.includes(line)).join('\n')).toBe(readFileSync(join(root, file), 'utf8'))
  })

  test.each(['ansicht', 'changeLog', 'outbox'])('does not take the table %s', (typed) =>
    expect(() => plan('screen', typed)).toThrow(/The database has data\.\w+ already/),
  )

  test.each(['clients', 'documents', 'forecast'])('never writes over %s', (typed) =>
    expect(() => plan('screen', typed)).toThrow(/already; nothing was written/),
  )

  test.each(['user', 'session', 'demo'])('does not take the address of %s', (typed) =>
    expect(() => plan('screen', typed)).toThrow(/knows/),
  )

  test('never writes over a part', () => expect(() => plan('part', 'Button')).toThrow(/already/))
})

describe('what is written', () => {
  let folder = ''
  const run = (file: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  const tool = (name: string, ...args: string[]) => run(join(folder, 'node_modules/.bin', name), ...args)
  const make = (...args: string[]) => run(process.execPath, 'scripts/new/run.ts', ...args)

  beforeAll(() => {
    folder = copyOfSources()
  }, patience)
  afterAll(() => rmSync(folder, { recursive: true, force: true }), patience)

  let files: readonly string[] = []

  test('is printed, and passes the formatter as it is', { timeout: patience }, () => {
    const screen = make('screen', 'woodPrices', '--title', 'Holzpreise', '--title-en', 'Wood prices')
    const part = make('part', 'WoodLegend')
    expect(screen).toMatchObject({ status: 0, said: expect.stringContaining('Next:') })
    expect(part).toMatchObject({ status: 0, said: expect.stringContaining('Next:') })
    files = [...writtenPaths(screen.said), ...writtenPaths(part.said)]
    expect(files).toHaveLength(40)
    expect(tool('oxfmt', '--check', ...files)).toMatchObject({ status: 0 })
  })

  // A compiler and a linter that read all sources once more are for runs that have time.
  test.runIf(isLong)('compiles and passes the linter', { timeout: patience }, () => {
    // All sources: tables with a place for each screen do not compile without the new one.
    const config = { extends: './tsconfig.json', include: ['packages/*/src', '.storybook/**/*'] }
    writeFileSync(join(folder, 'tsconfig.new.json'), JSON.stringify(config))
    expect(tool('tsc', '--noEmit', '-p', 'tsconfig.new.json')).toEqual({ status: 0, said: '' })
    expect(tool('oxlint', '--type-aware', ...files)).toMatchObject({ status: 0 })
  })

  test('a name that is refused says why and writes nothing', { timeout: patience }, () => {
    const { status, said } = make('screen', 'Bäume')
    expect(status).toBe(1)
    expect(said).toContain('is no name for a screen')
    expect(existsSync(join(folder, 'packages/ui/src/screens/Bäume'))).toBe(false)
    expect(make('screen')).toMatchObject({ status: 1, said: expect.stringContaining('needs a name') })
    expect(make('page', 'trees')).toMatchObject({ status: 1, said: expect.stringContaining('screen or part') })
  })
})
