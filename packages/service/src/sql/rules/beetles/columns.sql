-- All records that the caller may see, column by column, in a fifth of the bytes that rows take; later calls get the
-- changes only. For callers who see every record the answer is stored: making columns of a hundred thousand rows takes
-- most of a second, reading them back a twentieth of it.

-- The columns of these records as JSON text, newest first. Built by hand: json_agg takes several times as long. Texts
-- are indexes into `texte`, null among them for names that the caller may not know; ids and times are differences to
-- the row before, which are short and compress well; a find's day is counted back from the day of its report (UTC);
-- user 0 is nobody. Answered records are listed by id: they are few, and a list is shorter than a column. Null ids:
-- all of them. `unabridged` is for the stored extract, which is not for one caller: a request keeps its caller's role
-- within definer functions too, and api.kaefer would hide columns.
create or replace function app.beetle_columns(ids bigint[], unabridged boolean default false) returns text
language sql stable set search_path = '' set work_mem = '64MB' set enable_nestloop = off
begin atomic
  with visible as materialized (
    select k.*, extract(epoch from k.gemeldet_am) as zeit
    from (
      select * from api.kaefer where not unabridged
      union all
      select id, art, status, published_from, letzter_bearbeiter, message, user_id, fund_datum, gemeldet_am, lat, lon,
        bundesland, bilder_anzahl, version, beantwortet
      from data.kaefer where unabridged
    ) k where ids is null or k.id = any (ids)
  ), texts as materialized (
    select t.spalte, t.wert, row_number() over (partition by t.spalte order by t.wert collate "C") - 1 as nr
    from (
      -- Each row has one text; grouping() tells its column.
      select
        case 0
          when grouping(status) then 'status' when grouping(published_from) then 'published_from'
          when grouping(letzter_bearbeiter) then 'letzter_bearbeiter' when grouping(message) then 'message'
          else 'bundesland'
        end as spalte,
        coalesce(status, published_from, letzter_bearbeiter, message, bundesland) as wert
      from visible
      group by grouping sets ((status), (published_from), (letzter_bearbeiter), (message), (bundesland))
    ) t
  ), coded as (
    select v.*, s.nr as status_nr, p.nr as published_nr, b.nr as bearbeiter_nr, m.nr as message_nr, l.nr as land_nr,
      v.id - lag(v.id, 1, 0) over w as id_step, trim_scale(v.zeit - lag(v.zeit, 1, 0) over w) as zeit_step,
      (v.gemeldet_am at time zone 'UTC')::date - v.fund_datum as tage
    from visible v
      join texts s on s.spalte = 'status' and s.wert = v.status
      -- Two comparisons instead of `is not distinct from`, which a hash join cannot use.
      join texts p on p.spalte = 'published_from'
        and (p.wert is null) = (v.published_from is null) and coalesce(p.wert, '') = coalesce(v.published_from, '')
      join texts b on b.spalte = 'letzter_bearbeiter'
        and (b.wert is null) = (v.letzter_bearbeiter is null)
        and coalesce(b.wert, '') = coalesce(v.letzter_bearbeiter, '')
      join texts m on m.spalte = 'message' and m.wert = v.message
      join texts l on l.spalte = 'bundesland' and l.wert = v.bundesland
    window w as (order by v.gemeldet_am desc, v.id desc)
    order by v.gemeldet_am desc, v.id desc
  )
  select format(
    '"anzahl":%s,"texte":%s,"id":[%s],"art":[%s],"status":[%s],"published_from":[%s],"letzter_bearbeiter":[%s],'
      '"message":[%s],"user_id":[%s],"fund_datum":[%s],"gemeldet_am":[%s],"lat":[%s],"lon":[%s],"bundesland":[%s],'
      '"bilder_anzahl":[%s],"version":[%s],"beantwortet":[%s]',
    count(*),
    (select coalesce(jsonb_object_agg(t.spalte, t.werte), '{}')
      from (select spalte, jsonb_agg(wert order by nr) as werte from texts group by spalte) t),
    string_agg(id_step::text, ','), string_agg(art::text, ','), string_agg(status_nr::text, ','),
    string_agg(published_nr::text, ','), string_agg(bearbeiter_nr::text, ','), string_agg(message_nr::text, ','),
    string_agg(coalesce(user_id, 0)::text, ','), string_agg(coalesce(tage::text, 'null'), ','),
    string_agg(zeit_step::text, ','), string_agg(coalesce(lat::text, 'null'), ','),
    string_agg(coalesce(lon::text, 'null'), ','), string_agg(land_nr::text, ','),
    string_agg(bilder_anzahl::text, ','), string_agg(version::text, ','),
    string_agg(id::text, ',') filter (where beantwortet)
  ) from coded;
end;

-- With fewer records no extract is needed; after more changes than this it is made anew.
create or replace function app.extract_size() returns integer
language sql immutable set search_path = ''
return 5000;

-- Whether there are enough records for an extract, and not more than pages take as columns
-- (packages/app/src/data/beetles/records/loadColumns.ts): of millions it would be made for nobody. The many are as many
-- as were analyzed.
create or replace function app.wants_extract() returns boolean
language sql stable set search_path = ''
return exists (select from data.kaefer offset greatest(app.extract_size() - 1, 0))
  and (select c.reltuples from pg_catalog.pg_class c where c.oid = 'data.kaefer'::regclass) < app.most_listed();

create or replace function app.this_server() returns text
language sql stable security definer set search_path = ''
return (
  select concat_ws('.', s.system_identifier, c.timeline_id)
  from pg_catalog.pg_control_system() s, pg_catalog.pg_control_checkpoint() c
);

-- The mark it is cut at occurs only between columns: within texts a quote is escaped. Reporters have a column of their
-- own.
create or replace function app.store_beetle_extract() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from data.kaefer_auszug;
  if not app.wants_extract() then
    return;
  end if;
  -- One statement, so that all parts show the same state of the table.
  insert into data.kaefer_auszug (server, xid, anfang, melder, ende)
    select
      app.this_server(), pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot()),
      split_part(c.columns, ',"user_id":[', 1),
      array(select coalesce(k.user_id, 0) from data.kaefer k order by k.gemeldet_am desc, k.id desc),
      ',"fund_datum":[' || split_part(c.columns, ',"fund_datum":[', 2)
    from (select app.beetle_columns(null, true) as columns offset 0) c;
end
$$;

-- Makes the extract where it is missing, and anew once more records than extract_size have changed since. The web server
-- asks for it every few seconds: it takes longer than a person's write may. Of two at once one does it, and the other
-- does not wait.
create or replace function app.renew_beetle_extract() returns void
language plpgsql security definer set search_path = '' as $$
declare
  made constant xid8 := (select e.xid from data.kaefer_auszug e where e.server = app.this_server());
begin
  if app.wants_extract() <> (made is not null)
    or exists (
      select from data.kaefer_stand s where s.xid >= made and s.xid <= app.newest_transaction()
      offset app.extract_size()
    )
  then
    if pg_catalog.pg_try_advisory_xact_lock(hashtext('data.kaefer_auszug')) then
      perform app.store_beetle_extract();
    end if;
  end if;
end
$$;

-- The stored extract; null where there is none, and for callers who may not see every record. All others may know the
-- reporters.
create or replace function app.beetle_extract() returns text
language sql stable security definer set search_path = ''
begin atomic
  select format(
    '{"stand":"%s.%s","vollstaendig":true,"aktuell":false,"weg":[],%s,"user_id":[%s]%s}',
    app.marker_owner(), e.xid, e.anfang, array_to_string(e.melder, ','), e.ende
  )
  from data.kaefer_auszug e
  where app.is_at_least('ogf_expert') and e.server = app.this_server();
end;

create or replace function api.w_get_kaefer_spalten(seit text default '') returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  since xid8 := app.to_marker(seit);
  touched bigint[] := case when since is not null then array(select app.touched_beetles(since)) end;
  extract text := case when since is null then app.beetle_extract() end;
begin
  if extract is not null then
    return app.json_bytes(extract);
  end if;
  perform app.refuse('too_many_records')
    where since is null and (api.w_get_kaefer_fenster(anzahl => '0') ->> 'gesamt')::bigint > app.most_listed();
  return app.json_bytes(format(
    '{"stand":"%s","vollstaendig":%s,"aktuell":true,"weg":%s,%s}',
    app.beetle_marker(), (since is null)::text,
    coalesce((
      select json_agg(t.id order by t.id) from unnest(touched) t (id)
      where not exists (select from data.kaefer k where k.id = t.id)
    ), '[]'),
    app.beetle_columns(touched)
  ));
end
$$;

grant execute on function app.beetle_columns, app.beetle_extract, api.w_get_kaefer_spalten to ogf_new;
grant execute on function app.renew_beetle_extract to waldkerf_keeper;
