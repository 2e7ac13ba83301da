import { join } from 'node:path'
import type { Client } from 'pg'
import { alone, applyNumbered, type MigrationSource } from '../postgres/migrations.ts'
import { applyPlaces } from './places.ts'
import { applyRefusals } from './refusals.ts'
import { applyRules } from './applyRules.ts'
import { takeOver } from './release.ts'
import { readRules } from './rules.ts'

/**
 * Brings a database up to date: numbered files of tables, then refusals, then the rules where they differ, then places and
 * outlines, then the numbered files of parts that stand beside the product. Answers names of what was applied.
 * @param folder with `tables/` and `rules/`
 * @param beside for example of the identity service
 * @throws StartupError when something fails, has changed since it was applied, or the database is of too old a release
 */
export function migrate(
  client: Client,
  folder: string,
  beside: readonly MigrationSource[],
): Promise<readonly string[]> {
  const tables = { folder: join(folder, 'tables'), prefix: '', role: 'waldkerf_owner' }
  // Read first: with a fault in it nothing is begun.
  const rules = readRules(join(folder, 'rules'))
  return alone(client, async () => {
    await takeOver(client, tables)
    const applied = [...(await applyNumbered(client, tables))]
    if (await applyRefusals(client)) applied.push('refusals')
    const count = await applyRules(client, rules)
    if (count > 0) applied.push(`rules (${count})`)
    if (await applyPlaces(client)) applied.push('places')
    const others: string[] = []
    for (const source of beside) others.push(...(await applyNumbered(client, source)))
    // Rules that change tell of it themselves, at once, and of the tables before them.
    if (others.length > 0 || (count === 0 && applied.length > 0)) await client.query(`notify pgrst, 'reload schema'`)
    return [...applied, ...others]
  })
}
