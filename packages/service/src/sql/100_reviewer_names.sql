-- Staff are named to those who review and to themselves; the message is for those who review and for who reported. To
-- everybody else a name is null and a message '', wherever a record is answered, and nothing can be asked by them.
set local role waldkerf_owner;

-- Whatever is filtered or sorted by is the column as the caller sees it: no question brings out what the answer hides.
create or replace view api.kaefer with (security_invoker = true) as
  select id, art, status,
    case when (select app.is_at_least('ogf_expert')) or published_from = (select app.email())
      then published_from end as published_from,
    case when (select app.is_at_least('ogf_expert')) or letzter_bearbeiter = (select app.email())
      then letzter_bearbeiter end as letzter_bearbeiter,
    case when (select app.is_at_least('ogf_expert')) or user_id = (select app.user_id()) then message else '' end as message,
    case when (select app.is_at_least('ogf_admin')) or user_id = (select app.user_id()) then user_id end as user_id,
    fund_datum, gemeldet_am, lat, lon, bundesland, bilder_anzahl, version
  from data.kaefer;

drop function app.beetle_columns(bigint[]);

-- The columns of these records as JSON text, newest first. Built by hand: json_agg would take several times as long. Texts
-- are places in `texte`, null among them where a name is not the caller's to know; numbers and times are differences to the
-- row before, which are short and compress well; a find's day is counted back from the day of its report (UTC); 0 is
-- nobody. Null ids: all of them. `unabridged` is for the stored extract, which is nobody's answer yet: the role of a request
-- stays that of its caller within definer functions too, and would cut it.
create function app.beetle_columns(ids bigint[], unabridged boolean default false) returns text
language sql stable set search_path = '' set work_mem = '64MB' set enable_nestloop = off
begin atomic
  with visible as materialized (
    select k.*, extract(epoch from k.gemeldet_am) as zeit
    from (
      select * from api.kaefer where not unabridged
      union all
      select id, art, status, published_from, letzter_bearbeiter, message, user_id, fund_datum, gemeldet_am, lat, lon,
        bundesland, bilder_anzahl, version
      from data.kaefer where unabridged
    ) k where ids is null or k.id = any (ids)
  ), texts as materialized (
    select t.spalte, t.wert, row_number() over (partition by t.spalte order by t.wert collate "C") - 1 as nr
    from (
      -- Each row of it has one text: which one it is, is the column.
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
      -- Two comparisons in place of `is not distinct from`, which no hash join knows.
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
      '"bilder_anzahl":[%s],"version":[%s]',
    count(*),
    (select coalesce(jsonb_object_agg(t.spalte, t.werte), '{}')
      from (select spalte, jsonb_agg(wert order by nr) as werte from texts group by spalte) t),
    string_agg(id_step::text, ','), string_agg(art::text, ','), string_agg(status_nr::text, ','),
    string_agg(published_nr::text, ','), string_agg(bearbeiter_nr::text, ','), string_agg(message_nr::text, ','),
    string_agg(coalesce(user_id, 0)::text, ','), string_agg(coalesce(tage::text, 'null'), ','),
    string_agg(zeit_step::text, ','), string_agg(coalesce(lat::text, 'null'), ','),
    string_agg(coalesce(lon::text, 'null'), ','), string_agg(land_nr::text, ','),
    string_agg(bilder_anzahl::text, ','), string_agg(version::text, ',')
  ) from coded;
end;

-- In a text a quote is escaped: what the columns are cut at stands between them alone. Reporters are kept apart, since not
-- all who get the extract may know them.
create or replace function app.store_beetle_extract() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from data.kaefer_auszug;
  if (select count(*) from data.kaefer) < app.extract_size() then
    return;
  end if;
  -- One statement, one state of the table for all of it.
  insert into data.kaefer_auszug (server, xid, anfang, melder, ende)
    select
      app.this_server(), pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot()),
      split_part(c.columns, ',"user_id":[', 1),
      array(select coalesce(k.user_id, 0) from data.kaefer k order by k.gemeldet_am desc, k.id desc),
      ',"fund_datum":[' || split_part(c.columns, ',"fund_datum":[', 2)
    from (select app.beetle_columns(null, true) as columns offset 0) c;
end
$$;

-- What the log says of a record, newest first. Its texts of before are for those who review and for the reporter; names are
-- for those who review, and one's own. Definer: nobody reads the log itself.
create or replace function app.beetle_history(of_kaefer bigint) returns table (zeit timestamptz, wer text, aenderungen jsonb)
language sql stable security definer set search_path = ''
begin atomic
  select c.changed_at,
    case when r.reviews or c.changed_by = app.email() then c.changed_by end,
    (
      select jsonb_object_agg(e.key, case when e.key = 'message' and not (r.reviews or r.reported) then '[]' else e.value end)
      from jsonb_each(c.changes) e where e.key in ('status', 'art', 'message', 'bilder_anzahl')
    )
  from data.change_log c
    join data.kaefer k on k.id = c.row_id
    cross join lateral (
      select app.is_at_least('ogf_expert') as reviews, coalesce(k.user_id = app.user_id(), false) as reported
    ) r
  where c.table_name = 'kaefer' and c.row_id = of_kaefer
    and c.changes ?| array['status', 'art', 'message', 'bilder_anzahl']
    and (r.reviews or r.reported or k.status = 'published')
  order by c.id desc;
end;

grant execute on function app.beetle_columns(bigint[], boolean) to ogf_new;

reset role;
