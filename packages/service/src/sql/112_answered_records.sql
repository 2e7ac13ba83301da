-- Answered questions in everything that shows records: rows, columns, and the queue, which they lead.
set local role waldkerf_owner;

-- As in 100, with `beantwortet`. Open questions are seen by those who review and by the reporter alone.
create or replace view api.kaefer with (security_invoker = true) as
  select id, art, status,
    case when (select app.is_at_least('ogf_expert')) or published_from = (select app.email())
      then published_from end as published_from,
    case when (select app.is_at_least('ogf_expert')) or letzter_bearbeiter = (select app.email())
      then letzter_bearbeiter end as letzter_bearbeiter,
    case when (select app.is_at_least('ogf_expert')) or user_id = (select app.user_id()) then message else '' end as message,
    case when (select app.is_at_least('ogf_admin')) or user_id = (select app.user_id()) then user_id end as user_id,
    fund_datum, gemeldet_am, lat, lon, bundesland, bilder_anzahl, version, beantwortet
  from data.kaefer;

-- As in 100, with the numbers of answered records: they are few, so that a list is shorter than a column.
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

drop function api.w_get_kaefer_eigene();
drop function api.w_get_nutzer_meldungen(text);
drop function api.w_get_kaefer_wartend();
drop function api.w_get_kaefer_aelteste();

-- As in 030, and whether a question waits for the caller's answer.
create function api.w_get_kaefer_eigene() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, status text,
  message text, bilder_anzahl integer, bild bigint, antwort_offen boolean
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, k.status, k.message, k.bilder_anzahl,
    app.first_picture(k.id), k.status = 'query' and not k.beantwortet
  from data.kaefer k join data.kaeferarten a on a.id = k.art
  where k.user_id = (select app.user_id())
  order by k.gemeldet_am desc, k.id desc;
end;

-- As in 042, likewise.
create function api.w_get_nutzer_meldungen(user_id text default '') returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, status text,
  message text, bilder_anzahl integer, bild bigint, antwort_offen boolean
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.known_user(w_get_nutzer_meldungen.user_id);
begin
  return query
    select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, k.status, k.message, k.bilder_anzahl,
      app.first_picture(k.id), k.status = 'query' and not k.beantwortet
    from data.kaefer k join data.kaeferarten a on a.id = k.art
    where k.user_id = wanted
    order by k.gemeldet_am desc, k.id desc;
end
$$;

-- As in 030, and how many of them were answered. Today is asked once, not per row: many may wait.
create function api.w_get_kaefer_wartend() returns table (
  status text, tage integer, anzahl integer, beantwortet integer
)
language sql stable set search_path = ''
begin atomic
  select w.status, (select app.today()) - w.tag, w.anzahl, w.beantwortet
  from (
    select k.status, (k.gemeldet_am at time zone 'Europe/Berlin')::date as tag, count(*)::integer as anzahl,
      count(*) filter (where k.beantwortet)::integer as beantwortet
    from data.kaefer k where k.status in ('new', 'in_review', 'query')
    group by 1, 2
  ) w
  order by w.tag, w.status collate "C";
end;

-- As in 030, with answered questions in front: the six of each by its own index, then six of both.
create function api.w_get_kaefer_aelteste() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, status text,
  tage integer, beantwortet boolean
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, k.status, app.days_waiting(k.gemeldet_am),
    k.beantwortet
  from (
    (select * from data.kaefer w where w.beantwortet order by w.gemeldet_am, w.id limit 6)
    union all
    (
      select * from data.kaefer w where w.status in ('new', 'in_review', 'query') and not w.beantwortet
      order by w.gemeldet_am, w.id limit 6
    )
  ) k join data.kaeferarten a on a.id = k.art
  order by k.beantwortet desc, k.gemeldet_am, k.id
  limit 6;
end;

grant execute on function api.w_get_kaefer_eigene() to ogf_new;
grant execute on function api.w_get_kaefer_wartend(), api.w_get_kaefer_aelteste() to ogf_expert;
grant execute on function api.w_get_nutzer_meldungen(text) to ogf_admin;

select app.store_beetle_extract();

reset role;
