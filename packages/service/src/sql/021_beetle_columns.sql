-- All records that somebody may see, column by column: a hundred thousand in a fifth of the bytes that rows take, and
-- afterwards what has changed since.
set local role waldkerf_owner;

-- The transaction that last touched a record. A row of its own: the record's version is for what people change, and
-- counts of pictures are no such change. Records untouched since this table is there have none.
create table data.kaefer_stand (
  kaefer_id bigint primary key,
  xid xid8 not null,
  -- Who may have seen it, and has to be told that it is gone.
  user_id bigint,
  war_oeffentlich boolean not null
);
create index on data.kaefer_stand (xid);
call app.protect('data.kaefer_stand');

create function app.note_beetle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  insert into data.kaefer_stand as s (kaefer_id, xid, user_id, war_oeffentlich)
    values (
      coalesce(new.id, old.id), pg_catalog.pg_current_xact_id(), coalesce(new.user_id, old.user_id),
      'published' in (coalesce(old.status, ''), coalesce(new.status, ''))
    )
    on conflict (kaefer_id) do update
      set xid = excluded.xid, user_id = excluded.user_id, war_oeffentlich = s.war_oeffentlich or excluded.war_oeffentlich;
  return null;
end
$$;
create trigger stand_changes after insert or update or delete on data.kaefer
  for each row execute function app.note_beetle();

-- Who a marker was made for, and on which server: to anyone else, and after a restore, its number means nothing.
create function app.marker_owner() returns text
language sql stable security definer set search_path = ''
return (
  select left(md5(concat_ws(
    ' ', s.system_identifier, c.timeline_id, pg_catalog.current_database(), current_setting('role'), app.user_id()
  )), 12)
  from pg_catalog.pg_control_system() s, pg_catalog.pg_control_checkpoint() c
);

-- Everything that is in this statement's sight is older than its marker, or was touched by a transaction that will be
-- answered (once more) next time: no change is ever missed, whatever the order in which transactions end.
create function app.beetle_marker() returns text
language sql stable set search_path = ''
return app.marker_owner() || '.' || pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot());

-- The transaction number of a marker; null when everything has to be sent.
create function app.to_marker(value text) returns xid8
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(value, '') = '' then
    return null;
  end if;
  if value !~ '^[0-9a-f]{12}\.\d{1,18}$' then
    perform app.refuse(400, 'bad_marker', 'Der Stand ist ungültig.');
  end if;
  if left(value, 12) <> app.marker_owner() then
    return null;
  end if;
  return substr(value, 14)::xid8;
end
$$;

-- Numbers of records touched since, as far as the caller may ever have seen them.
create function app.touched_beetles(since xid8) returns setof bigint
language sql stable security definer set search_path = ''
begin atomic
  select s.kaefer_id from data.kaefer_stand s
  where s.xid >= since
    and (s.war_oeffentlich or s.user_id = app.user_id() or app.is_at_least('ogf_expert'));
end;

-- The columns of these records as JSON text, newest first. Built by hand: json_agg would take several times as long. Texts
-- are places in `texte`; numbers and times are differences to the row before, which are short and compress well; a find's
-- day is counted back from the day of its report (UTC); 0 is nobody. Null ids: all of them.
create function app.beetle_columns(ids bigint[]) returns text
language sql stable set search_path = '' set work_mem = '64MB' set enable_nestloop = off
begin atomic
  with visible as materialized (
    select k.*, extract(epoch from k.gemeldet_am) as zeit
    from api.kaefer k where ids is null or k.id = any (ids)
  ), texts as materialized (
    select t.spalte, t.wert, row_number() over (partition by t.spalte order by t.wert collate "C") - 1 as nr
    from (
      -- Each row of it has one text: which one it is, is the column.
      select
        case
          when status is not null then 'status' when published_from is not null then 'published_from'
          when letzter_bearbeiter is not null then 'letzter_bearbeiter' when message is not null then 'message'
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
      join texts p on p.spalte = 'published_from' and p.wert = v.published_from
      join texts b on b.spalte = 'letzter_bearbeiter' and b.wert = v.letzter_bearbeiter
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

create function api.w_get_kaefer_spalten(seit text default '') returns json
language plpgsql stable set search_path = '' as $$
declare
  since xid8 := app.to_marker(seit);
  touched bigint[] := case when since is not null then array(select app.touched_beetles(since)) end;
begin
  return format(
    '{"stand":"%s","vollstaendig":%s,"weg":%s,%s}',
    app.beetle_marker(), (since is null)::text,
    coalesce((
      select json_agg(t.id order by t.id) from unnest(touched) t (id)
      where not exists (select from data.kaefer k where k.id = t.id)
    ), '[]'),
    app.beetle_columns(touched)
  );
end
$$;

grant execute on function
  app.marker_owner(), app.beetle_marker(), app.to_marker(text), app.touched_beetles(xid8), app.beetle_columns(bigint[]),
  api.w_get_kaefer_spalten(text)
to ogf_new;

reset role;
