-- The history of an offer or an invoice, its line items, payments and reminders, and what was sent of it: from the log
-- that every change of a row leaves.

-- Logged columns that are shown, under the names that the calls use.
create or replace function app.told_column(of_table text, name text) returns text
language sql immutable set search_path = ''
return case
  when of_table = 'position' then name
  when of_table = 'versand' and name = 'abgelehnt' then name
  when of_table = 'rechnung' and name = 'datum' then 'rn_datum'
  when of_table = 'angebot' and name = 'datum' then 'an_datum'
  when name in (
    'client_id', 'bearbeiter', 'le_date', 'le_bis', 'anrede', 'anschreiben', 'zuerl', 'ust_satz', 'steuerfall',
    'befreiung', 'archiviert_am', 'status', 'sign', 'skonto_tage', 'skonto_prozent'
  ) then name
  when of_table = 'rechnung' and name = 'angebot_id' then name
end;

-- Rows whose log entries belong to a document, and their titles.
create or replace function app.logged_parts(of_kind text, of_id bigint)
returns table (table_name text, row_id bigint, titel text)
language sql stable security definer set search_path = ''
begin atomic
  select of_kind, of_id, ''
  union all
  select 'position', p.id, p.bez from data.position p
    where of_kind = 'rechnung' and p.rechnung_id = of_id or of_kind = 'angebot' and p.angebot_id = of_id
  union all
  select 'position', c.row_id, coalesce(c.changes -> 'bez' ->> 0, '') from data.change_log c
    where c.table_name = 'position' and (
      of_kind = 'rechnung' and c.changes -> 'rechnung_id' ->> 0 = of_id::text
      or of_kind = 'angebot' and c.changes -> 'angebot_id' ->> 0 = of_id::text
    )
  union all
  select 'zahlung', z.id, round(z.betrag, 2)::text from data.zahlung z
    where of_kind = 'rechnung' and z.rechnung_id = of_id
  union all
  select 'mahnung', m.id, m.inhalt ->> 'offen' from data.mahnung m
    where of_kind = 'rechnung' and m.rechnung_id = of_id
  union all
  select 'versand', v.id, v.an from data.versand v
    where of_kind = 'rechnung' and (
      v.rechnung_id = of_id or v.mahnung_id in (select m.id from data.mahnung m where m.rechnung_id = of_id)
    ) or of_kind = 'angebot' and v.angebot_id = of_id;
end;

-- Latest first. Values are texts; creation and removal have none. Definer: nobody reads the log itself.
create or replace function app.document_log(of_kind text, of_id bigint)
returns table (zeit timestamptz, wer text, teil text, teil_id bigint, titel text, vorgang text, aenderungen jsonb)
language sql stable security definer set search_path = ''
begin atomic
  select c.changed_at, c.changed_by, p.table_name, p.row_id, p.titel, v.vorgang, coalesce((
    select jsonb_object_agg(app.told_column(p.table_name, e.key), jsonb_build_array(e.value ->> 0, e.value ->> 1))
    from jsonb_each(c.changes) e
    where v.vorgang = 'geaendert' and app.told_column(p.table_name, e.key) is not null
  ), '{}')
  from app.logged_parts(of_kind, of_id) p
    join data.change_log c on c.table_name = p.table_name and c.row_id = p.row_id
    cross join lateral (
      select case
        when c.changes = '{}' then 'angelegt'
        when c.changes -> 'id' is not null then 'entfernt'
        else 'geaendert'
      end as vorgang
    ) v
  order by c.id desc;
end;

create or replace function api.w_get_dokument_verlauf(art text default '', id text default '')
returns table (zeit timestamptz, wer text, teil text, teil_id bigint, titel text, vorgang text, aenderungen jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint;
begin
  if w_get_dokument_verlauf.art = 'rechnung' then
    wanted := app.known_invoice(w_get_dokument_verlauf.id);
  elsif w_get_dokument_verlauf.art = 'angebot' then
    wanted := app.known_offer(w_get_dokument_verlauf.id);
  else
    perform app.refuse('bad_document_kind');
  end if;
  return query select l.* from app.document_log(w_get_dokument_verlauf.art, wanted) l;
end
$$;

grant execute on function app.document_log, api.w_get_dokument_verlauf to ogf_admin;
