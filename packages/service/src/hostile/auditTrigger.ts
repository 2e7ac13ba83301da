import type { Client } from 'pg'

/** A row that a request has changed, as committed. */
export interface Touch {
  /** `X-Audit` of the request. */
  request: string
  table: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Audit triggers: every table of the product notes which request changed which row, in the writer's own transaction: what is noted has been
 * committed, and what has been committed is noted.
 */
export async function installAuditTriggers(owner: Client): Promise<void> {
  await owner.query(`
    create schema audit;
    create table audit.touch (
      id bigint generated always as identity, request text, table_name text, before jsonb, after jsonb
    );
    create function audit.note() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      -- Who writes what stands there already changes nothing.
      if to_jsonb(old) is distinct from to_jsonb(new) then
        insert into audit.touch (request, table_name, before, after)
          values (app.header('x-audit'), tg_table_name, to_jsonb(old), to_jsonb(new));
      end if;
      return null;
    end
    $$;
    do $$
    declare
      name text;
    begin
      for name in select tablename from pg_catalog.pg_tables where schemaname = 'data' loop
        execute format(
          'create trigger zz_audit after insert or update or delete on data.%I
            for each row execute function audit.note()', name);
      end loop;
    end
    $$`)
}

/** The changes since the last time. */
export async function takeTouches(owner: Client): Promise<Touch[]> {
  const { rows } = await owner.query<Touch>(
    `select request, table_name as table, before, after from audit.touch order by id`,
  )
  await owner.query('truncate audit.touch')
  return rows
}

/** One sum per table of the product, over all of its rows. */
export async function checksums(owner: Client): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_catalog.pg_tables where schemaname = 'data' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ sum: string }>(
      `select md5(coalesce(string_agg(text, '|' order by text), '')) as sum from (select t::text from data.${name} t) rows (text)`,
    )
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}
