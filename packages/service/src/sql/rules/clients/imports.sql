-- Clients from a file: the same runs as those of sightings (beetles/imports.sql).

create policy read_all on data.kunde_herkunft for select to ogf_admin using (true);
grant select on data.kunde_herkunft to ogf_admin;

create or replace function app.client_rows(zeilen jsonb) returns table (
  nr integer, quell_id text, name text, name_zusatz text, strasse text, plz text, ort text, ap_gender text,
  ap_vorname text, ap_nachname text, ap_tel text, email text, ust_id text, leitweg_id text, land text
)
language sql stable set search_path = ''
begin atomic
  select s.nr, s.quell_id, app.to_name(s.zeile ->> 'name'), app.to_text(s.zeile ->> 'name_zusatz', 200),
    app.to_text(s.zeile ->> 'strasse', 200), app.to_text(s.zeile ->> 'plz', 10), app.to_text(s.zeile ->> 'ort', 100),
    app.to_text(s.zeile ->> 'ap_gender', 20), app.to_text(s.zeile ->> 'ap_vorname', 100),
    app.to_text(s.zeile ->> 'ap_nachname', 100), app.to_text(s.zeile ->> 'ap_tel', 50),
    app.to_own_address(s.zeile ->> 'email'), app.to_text(s.zeile ->> 'ust_id', 20),
    app.to_text(s.zeile ->> 'leitweg_id', 100), app.to_country(coalesce(nullif(s.zeile ->> 'land', ''), 'DE'))
  from app.sent_rows(zeilen) s;
end;

-- Definer: what a run has stored is written here alone.
create or replace function app.store_clients(lauf jsonb, zeilen jsonb) returns app.import_count
language plpgsql security definer set search_path = '' as $$
declare
  run constant data.kaefer_import := app.hold_import(lauf, 'kunde');
  stored integer;
begin
  with fresh as materialized (
    select nextval(pg_get_serial_sequence('data.kunde', 'client_id')) as client_id, s.*
    from (
      select u.* from (select distinct on (r.quell_id) r.* from app.client_rows(zeilen) r order by r.quell_id, r.nr) u
      where not exists (
        select from data.kunde_herkunft h where h.quelle = run.quelle and h.quell_id = u.quell_id
      )
      order by u.nr
    ) s
  ), made as (
    insert into data.kunde (client_id, name, name_zusatz, strasse, plz, ort, ap_gender, ap_vorname, ap_nachname, ap_tel,
        email, ust_id, leitweg_id, land)
      select f.client_id, f.name, f.name_zusatz, f.strasse, f.plz, f.ort, f.ap_gender, f.ap_vorname, f.ap_nachname,
        f.ap_tel, f.email, f.ust_id, f.leitweg_id, f.land
      from fresh f
  )
  insert into data.kunde_herkunft (client_id, import_id, quelle, quell_id)
    select f.client_id, run.id, run.quelle, f.quell_id from fresh f;
  get diagnostics stored = row_count;
  update data.kaefer_import i set gespeichert = i.gespeichert + stored where i.id = run.id;
  return (stored, jsonb_array_length(zeilen) - stored)::app.import_count;
end
$$;

create or replace function api.w_import_kunden(lauf jsonb default null, zeilen jsonb default null)
returns app.import_count
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('bad_import') where jsonb_typeof(lauf) is distinct from 'object';
  return app.store_clients(lauf, zeilen);
end
$$;

-- Stored clients that the sent rows are perhaps: of the same source and number (`gleich`), or of the same name in the same
-- town, or of the same e-mail. One for each row at most.
create or replace function api.w_get_kunden_doppelte(quelle text default '', zeilen jsonb default null)
returns table (nr integer, id bigint, gleich boolean)
language sql stable set search_path = ''
begin atomic
  with given as materialized (
    select r.nr, r.quell_id, app.compared(r.name) as name, app.compared(trim(r.ort)) as ort, lower(r.email) as email
    from app.client_rows(w_get_kunden_doppelte.zeilen) r
  ), known as materialized (
    select k.client_id, app.compared(k.name) as name, app.compared(trim(k.ort)) as ort, lower(k.email) as email
    from data.kunde k
  ), near as (
    select g.nr, k.client_id from given g join known k on k.name = g.name and k.ort = g.ort
    union all
    select g.nr, k.client_id from given g join known k on k.email = g.email where g.email <> ''
  )
  select g.nr, coalesce(h.client_id, min(n.client_id)), h.client_id is not null
  from given g left join near n on n.nr = g.nr
    left join data.kunde_herkunft h on h.quelle = w_get_kunden_doppelte.quelle and h.quell_id = g.quell_id
  group by g.nr, h.client_id
  having coalesce(h.client_id, min(n.client_id)) is not null
  order by g.nr;
end;

-- Nobody has changed it, or done anything with it, since it was imported.
create or replace function app.is_unused(k data.kunde) returns boolean
language sql stable
return k.version = 1 and not exists (
  select from data.kunde_benutzer t where t.client_id = k.client_id
  union all select from data.karte t where t.client_id = k.client_id
  union all select from data.einmessung t where t.client_id = k.client_id
  union all select from data.angebot t where t.client_id = k.client_id
  union all select from data.rechnung t where t.client_id = k.client_id
  union all select from data.empfaenger t where t.client_id = k.client_id
  union all select from data.kunde_notiz t where t.client_id = k.client_id
  union all select from data.prognose t where t.client_id = k.client_id
);

grant execute on function
  app.client_rows, app.store_clients, api.w_import_kunden, api.w_get_kunden_doppelte
to ogf_admin;
