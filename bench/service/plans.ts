import type { Client } from 'pg'
import type { Kind } from './load.ts'

/** Tables that grow with the use of the product: none of the calls may read one from end to end. */
const big = ['kaefer', 'bilder', 'benutzer', 'picture_content']
const scan = new RegExp(`Seq Scan on (?:data\\.)?(?:${big.join('|')})\\b.*`, 'g')

/** A statement with the same plan as the data service's own for a request. */
function toStatement({ requests: [request] }: Kind): string {
  const { method, path, body } = request ?? { method: '', path: '' }
  if (method === 'GET') {
    const [, table, column, value] = /^\/(\w+)\?(\w+)=eq\.(\w+)$/.exec(path) ?? []
    return `select * from api.${table} where ${column} = ${value}`
  }
  const named = Object.entries(JSON.parse(body ?? '{}') as Record<string, string>)
  const values = named.map(([name, value]) => `${name} => '${value.replaceAll("'", "''")}'`)
  return `select * from api.${path.slice('/rpc/'.length)}(${values.join(', ')})`
}

/**
 * The plans of everything that runs behind one call, with the rights of this person: the statements inside procedures,
 * triggers and policies, too. Nothing stays changed.
 */
export async function readPlans(owner: Client, kind: Kind, email: string): Promise<string[]> {
  const plans: string[] = []
  const note = ({ message = '' }: { message?: string }) => plans.push(message)
  owner.on('notice', note)
  await owner.query(`
    begin;
    load 'auto_explain';
    set local auto_explain.log_min_duration = 0;
    set local auto_explain.log_nested_statements = on;
    set local auto_explain.log_level = notice;
    set local request.jwt.claims = '${JSON.stringify({ email })}';
    set local role ogf_expert`)
  try {
    await owner.query(toStatement(kind))
  } finally {
    await owner.query('rollback')
    owner.off('notice', note)
  }
  return plans
}

/** Sequential scans of big tables behind these calls, with the call's name; empty as it should be. */
export async function bigScans(owner: Client, kinds: readonly Kind[], email: string): Promise<string[]> {
  const found: string[] = []
  for (const kind of kinds) {
    const plans = await readPlans(owner, kind, email)
    if (plans.length === 0) throw new Error(`No plan came for ${kind.name}.`)
    for (const plan of plans) found.push(...(plan.match(scan) ?? []).map((line) => `${kind.name}: ${line}`))
  }
  return found
}
