-- Who may read a sighting, and which columns. Staff names are shown to those who review and to the person named,
-- reporter and message to those who review and to the reporter. For all others names are null and the message is '' in
-- every answer, and cannot be filtered by.

-- Species are the same for everyone signed in.
create policy read_all on data.kaeferarten for select to ogf_new using (true);
grant select on data.kaeferarten to ogf_new;

-- Sightings: published and own for all, everything for experts. The look-up of the own id is made once per statement.
create policy read_published_and_own on data.kaefer for select to ogf_new
  using (status = 'published' or user_id = (select app.user_id()));
create policy read_all on data.kaefer for select to ogf_expert using (true);
create policy review on data.kaefer for update to ogf_expert using (true) with check (true);
create policy report on data.kaefer for insert to ogf_citizens
  with check (user_id = (select app.user_id()) and status = 'new');
grant select on data.kaefer to ogf_new;
grant insert (art, user_id, fund_datum, lat, lon, bundesland) on data.kaefer to ogf_citizens;
grant update (art, status, message, nachricht_neu, beantwortet) on data.kaefer to ogf_expert;

create or replace view api.kaeferarten with (security_invoker = true) as
  select id, sci, de, alt, host, type, en from data.kaeferarten;
grant select on api.kaeferarten to ogf_new;

-- Filters and sorting use the columns as the caller sees them, so that no request reveals hidden values.
-- Open questions are seen by those who review and by the reporter alone.
create or replace view api.kaefer with (security_invoker = true) as
  select id, art, status,
    case when (select app.is_at_least('ogf_expert')) or published_from = (select app.email())
      then published_from end as published_from,
    case when (select app.is_at_least('ogf_expert')) or letzter_bearbeiter = (select app.email())
      then letzter_bearbeiter end as letzter_bearbeiter,
    case when (select app.is_at_least('ogf_expert')) or user_id = (select app.user_id()) then message else '' end as message,
    case when (select app.is_at_least('ogf_expert')) or user_id = (select app.user_id()) then user_id end as user_id,
    fund_datum, gemeldet_am, lat, lon, bundesland, bilder_anzahl, version, beantwortet
  from data.kaefer;
grant select on api.kaefer to ogf_new;
grant update (art) on api.kaefer to ogf_expert;

-- A record as those who review see it in api.kaefer: a row of that view, not a query, which would be prepared for each row.
create or replace function app.beetle_line(k data.kaefer) returns text
language sql stable
return to_json(row(
  k.id, k.art, k.status, k.published_from, k.letzter_bearbeiter, k.message, k.user_id, k.fund_datum, k.gemeldet_am, k.lat,
  k.lon, k.bundesland, k.bilder_anzahl, k.version, k.beantwortet
)::api.kaefer)::text;

-- The last trigger before a row is stored: the others may set columns. Times in UTC whatever the session's time zone.
-- Definer: nobody calls app.beetle_line directly.
create or replace function app.keep_line() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  new.zeile := app.beetle_line(new);
  return new;
end
$$;

create or replace function app.changed_beetle(wanted bigint) returns api.kaefer
language plpgsql stable set search_path = '' as $$
declare
  beetle api.kaefer;
begin
  select k.* into beetle from api.kaefer k where k.id = wanted;
  if not found then
    perform app.refuse('not_found.report');
  end if;
  return beetle;
end
$$;

-- After a conflict, or for an address that names a record, without sending all of them.
create or replace function api.w_get_kaefer(id text default '') returns api.kaefer
language sql stable set search_path = ''
return app.changed_beetle(app.to_id(id));

-- So many records an answer has at most: as many as pages ever take as columns. Of more, windows are the way.
create or replace function app.most_listed() returns integer
language sql immutable set search_path = ''
return 150000;

create or replace function api.a_get_kaefer_overview(bundesland text default '', kaeferart text default '')
returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  land text := coalesce(bundesland, '');
  species bigint := case when coalesce(kaeferart, '') <> '' then app.to_id(kaeferart) end;
  reviews constant boolean := app.is_at_least('ogf_expert');
  lines text;
  amount bigint;
begin
  -- The most frequent one, whose plan is kept.
  if reviews and land <> '' and species is not null then
    select string_agg(r.zeile, ','), count(*) into lines, amount from (
      select k.zeile from data.kaefer k where k.bundesland = land and k.art = species
      order by k.gemeldet_am desc, k.id desc limit app.most_listed() + 1
    ) r;
  else
    execute format(
      $sql$
        select string_agg(%s, ','), count(*)
        from (select k.* from %s k where %s order by k.gemeldet_am desc, k.id desc limit %s) r
      $sql$,
      case when reviews then 'r.zeile' else 'to_json(r)::text' end,
      case when reviews then 'data.kaefer' else 'api.kaefer' end,
      app.beetle_condition('', kaeferart, land, '', '', '', '', '', ''), app.most_listed() + 1
    ) into lines, amount;
  end if;
  if amount > app.most_listed() then
    perform app.refuse('too_many_records');
  end if;
  return app.json_bytes('[' || coalesce(lines, '') || ']');
end
$$;

create or replace trigger y_search after insert or delete or update of de, sci, alt, en on data.kaeferarten
  for each row execute function app.keep_search_text('id', 'de', 'sci', 'alt', 'en');
alter table data.kaeferarten enable always trigger y_search;

grant execute on function app.changed_beetle, app.most_listed, api.w_get_kaefer, api.a_get_kaefer_overview to ogf_new;
