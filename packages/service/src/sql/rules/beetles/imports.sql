-- Sightings from files: stored a thousand rows at a time, compared with what is there, and taken back as a whole. Runs of
-- clients (clients/imports.sql) are administrators' alone.

create policy read_finds on data.kaefer_import for select to ogf_expert using (art = 'kaefer');
create policy read_all on data.kaefer_import for select to ogf_admin using (true);
create policy read_all on data.kaefer_herkunft for select to ogf_expert using (true);
grant select on data.kaefer_import, data.kaefer_herkunft to ogf_expert;

-- Definer functions below write; nobody else may.

-- The sent rows with their places in the list; refused before anything is stored if one of them is no row.
create or replace function app.sent_rows(zeilen jsonb) returns table (nr integer, quell_id text, zeile jsonb)
language plpgsql stable set search_path = '' as $$
begin
  perform app.refuse('bad_import') where jsonb_typeof(zeilen) is distinct from 'array';
  perform app.refuse('import_too_many') where jsonb_array_length(zeilen) > 1000;
  perform app.refuse('bad_import') where exists (
    select from jsonb_array_elements(zeilen) z where jsonb_typeof(z) <> 'object' or coalesce(z ->> 'quell_id', '') = ''
  );
  return query
    select r.nr::integer - 1, app.to_text(r.row ->> 'quell_id', 200), r.row
    from jsonb_array_elements(zeilen) with ordinality r (row, nr);
end
$$;

create or replace function app.import_rows(zeilen jsonb) returns table (
  nr integer, quell_id text, art integer, fund_datum date, lat double precision, lon double precision
)
language sql stable set search_path = ''
begin atomic
  select s.nr, s.quell_id, app.to_species(s.zeile ->> 'art'), app.to_find_day(s.zeile ->> 'fund_datum'),
    app.to_decimal(s.zeile ->> 'lat', 90, 6)::double precision,
    app.to_decimal(s.zeile ->> 'lon', 180, 6)::double precision
  from app.sent_rows(zeilen) s;
end;

-- The run, made by its first call and locked until the transaction ends. Of two runs of one source at once the other
-- waits, and then sees the rows of the first.
create or replace function app.hold_import(lauf jsonb, art text) returns data.kaefer_import
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant uuid := app.to_import(lauf ->> 'id');
  amount constant integer := app.to_count(lauf ->> 'anzahl', 250000);
  run data.kaefer_import;
begin
  perform app.refuse('bad_import') where amount = 0;
  perform app.refuse('bad_status.status') where coalesce(lauf ->> 'status', '') not in ('new', 'published');
  insert into data.kaefer_import (id, datei, quelle, anzahl, status, art)
    values (
      wanted, app.to_text(lauf ->> 'datei', 200), app.to_name(lauf ->> 'quelle'), amount, lauf ->> 'status', art
    )
    on conflict do nothing;
  select i.* into run from data.kaefer_import i where i.id = wanted for update;
  perform app.refuse('not_your_import') where run.von <> app.email();
  perform app.refuse('import_taken_back') where run.zurueck_am is not null;
  perform app.refuse('bad_import') where run.art <> hold_import.art;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('import/' || run.quelle, 0));
  return run;
end
$$;

-- Definer: records of other people than the caller, and published ones, are inserted here alone. By indexes only, here and
-- below: while a file comes in, what is known of the size of the tables is old, and they would be read as if small.
create or replace function app.store_import(lauf jsonb, zeilen jsonb) returns app.import_count
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  run constant data.kaefer_import := app.hold_import(lauf, 'kaefer');
  stored integer;
begin
  -- For the mail to reviewers (mails/events.sql).
  perform set_config('waldkerf.import', run.id::text, true);
  with fresh as materialized (
    select nextval(pg_get_serial_sequence('data.kaefer', 'id')) as id, s.*
    from (
      select u.* from (select distinct on (r.quell_id) r.* from app.import_rows(zeilen) r order by r.quell_id, r.nr) u
      where not exists (
        select from data.kaefer_herkunft h where h.quelle = run.quelle and h.quell_id = u.quell_id
      )
      order by u.nr
    ) s
  ), made as (
    insert into data.kaefer
      (id, art, status, published_from, letzter_bearbeiter, fund_datum, lat, lon, bundesland)
      select f.id, f.art, run.status, d.by, d.by, f.fund_datum, f.lat, f.lon, app.land_at(f.lat, f.lon)
      from fresh f, (select case run.status when 'published' then run.von else '' end as by) d
  )
  insert into data.kaefer_herkunft (kaefer_id, import_id, quelle, quell_id)
    select f.id, run.id, run.quelle, f.quell_id from fresh f;
  get diagnostics stored = row_count;
  update data.kaefer_import i set gespeichert = i.gespeichert + stored where i.id = run.id;
  return (stored, jsonb_array_length(zeilen) - stored)::app.import_count;
end
$$;

create or replace function api.w_import_kaefer(lauf jsonb default null, zeilen jsonb default null)
returns app.import_count
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('bad_import') where jsonb_typeof(lauf) is distinct from 'object';
  return app.store_import(lauf, zeilen);
end
$$;

create or replace function api.w_get_importe(art text default '') returns setof data.kaefer_import
language sql stable set search_path = ''
begin atomic
  select i.* from data.kaefer_import i
    where i.art = coalesce(nullif(w_get_importe.art, ''), 'kaefer') order by i.begonnen_am desc, i.id limit 20;
end;

-- Stored records that the sent rows are perhaps: of the same source and number (`gleich`), or of the same species and
-- day within 50 m. One for each row at most.
create or replace function api.w_get_kaefer_doppelte(quelle text default '', zeilen jsonb default null)
returns table (nr integer, id bigint, gleich boolean)
language sql stable set search_path = '' set enable_seqscan = off
begin atomic
  select r.nr, coalesce(h.kaefer_id, k.id), h.kaefer_id is not null
  from app.import_rows(w_get_kaefer_doppelte.zeilen) r
    left join data.kaefer_herkunft h on h.quelle = w_get_kaefer_doppelte.quelle and h.quell_id = r.quell_id
    left join lateral (
      select n.id from data.kaefer n
      where h.kaefer_id is null and n.art = r.art and n.fund_datum = r.fund_datum
        and app.lat_band(n.lat) = any (array[app.lat_band(r.lat - 0.00045), app.lat_band(r.lat + 0.00045)])
        and n.lon between r.lon - 0.00045 / cos(radians(r.lat)) and r.lon + 0.00045 / cos(radians(r.lat))
        and pow((n.lat - r.lat) * 111195, 2) + pow((n.lon - r.lon) * 111195 * cos(radians(r.lat)), 2) <= 2500
      order by n.id limit 1
    ) k on true
  where coalesce(h.kaefer_id, k.id) is not null
  order by r.nr;
end;

-- Takes back a run whose rows nobody has touched since: the first call marks it, and each removes some of its rows,
-- until none is left. Its owner and administrators may.
create or replace function app.undo_import(wanted uuid) returns app.undone_count
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  run data.kaefer_import;
  gone integer;
  clients integer;
begin
  select i.* into run from data.kaefer_import i where i.id = wanted for update;
  perform app.refuse('not_found.import')
    where run.id is null or run.art = 'kunde' and not app.is_at_least('ogf_admin');
  perform app.refuse('not_your_import') where run.von <> app.email() and not app.is_at_least('ogf_admin');
  if run.zurueck_am is null then
    -- As `is_untouched`, joined: of a hundred thousand records one by one took longer than a call may.
    perform app.refuse('import_touched') where exists (
      select from data.kaefer_herkunft h join data.kaefer k on k.id = h.kaefer_id
      where h.import_id = wanted and (k.version <> 1 or k.bilder_anzahl <> 0)
    ) or exists (
      select from data.kaefer_herkunft h join data.nachricht n on n.kaefer_id = h.kaefer_id where h.import_id = wanted
    ) or exists (
      select from data.kunde_herkunft h join data.kunde k using (client_id)
      where h.import_id = wanted and not app.is_unused(k)
    );
    update data.kaefer_import i set zurueck_am = app.now() where i.id = wanted;
    delete from data.outbox o
      where starts_with(o.key, concat_ws(':', 'mail_new', wanted, '')) and o.sent_at is null and o.claimed_at is null;
  end if;
  delete from data.kaefer k where k.id in (
    select h.kaefer_id from data.kaefer_herkunft h join data.kaefer o on o.id = h.kaefer_id
    where h.import_id = wanted and app.is_untouched(o) limit 2000
  );
  get diagnostics gone = row_count;
  delete from data.kunde k where k.client_id in (
    select h.client_id from data.kunde_herkunft h join data.kunde o using (client_id)
    where h.import_id = wanted and app.is_unused(o) limit 2000
  );
  get diagnostics clients = row_count;
  gone := gone + clients;
  update data.kaefer_import i set gespeichert = i.gespeichert - gone where i.id = wanted returning i.* into run;
  return (gone, run.gespeichert)::app.undone_count;
end
$$;

-- Nobody has decided, changed, asked or added a picture since it was imported.
create or replace function app.is_untouched(k data.kaefer) returns boolean
language sql stable
return k.version = 1 and k.bilder_anzahl = 0 and not exists (select from data.nachricht n where n.kaefer_id = k.id);

create or replace function api.w_undo_import(id text default '') returns app.undone_count
language sql set search_path = ''
return app.undo_import(app.to_import(id));

grant execute on function
  app.sent_rows(jsonb), app.import_rows(jsonb), app.store_import(jsonb, jsonb), app.undo_import(uuid),
  api.w_import_kaefer(jsonb, jsonb), api.w_get_importe(text), api.w_get_kaefer_doppelte(text, jsonb), api.w_undo_import(text)
to ogf_expert;
