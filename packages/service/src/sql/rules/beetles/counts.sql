-- Published records per Land, species, week and month, kept by counters.sql: the dashboard never counts a big table.

create policy read_all on data.kaefer_count for select to ogf_new using (true);
create policy read_all on data.kaefer_saison for select to ogf_new using (true);
create policy read_all on data.kaefer_monat for select to ogf_new using (true);
grant select on data.kaefer_count, data.kaefer_saison, data.kaefer_monat to ogf_new;

create or replace function api.a_get_kaefer_by_bundesland() returns table (bundesland text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select c.bundesland, sum(c.anzahl)::integer from data.kaefer_count c
  group by c.bundesland having sum(c.anzahl) > 0
  order by 2 desc, c.bundesland collate "de-x-icu";
end;

create or replace function api.a_get_kaefer_by_art() returns table (art integer, name text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select c.art, k.de, sum(c.anzahl)::integer from data.kaefer_count c join data.kaeferarten k on k.id = c.art
  group by c.art, k.de having sum(c.anzahl) > 0
  order by 3 desc, k.de collate "de-x-icu";
end;

create or replace function api.w_get_kaefer_saison() returns table (jahr integer, woche integer, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select s.jahr, s.woche, s.anzahl from data.kaefer_saison s where s.anzahl > 0 order by s.jahr, s.woche;
end;

-- Species by the finds in the Land of a place (all finds without a place or outside all Länder), in a month and the two
-- beside it; then by all finds.
create or replace function api.w_get_kaefer_haeufig(lat text default '', lon text default '', monat text default '')
returns table (art integer, anzahl integer)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  place constant numeric[] := app.to_place(w_get_kaefer_haeufig.lat, w_get_kaefer_haeufig.lon);
  land constant text := case when place is not null then nullif(app.land_at(place[1]::float8, place[2]::float8), '') end;
  wanted constant integer := app.to_count(w_get_kaefer_haeufig.monat, 12);
begin
  return query
    select m.art, coalesce(sum(m.anzahl) filter (
      where (land is null or m.bundesland = land) and (m.monat - wanted + 13) % 12 < 3
    ), 0)::integer
    from data.kaefer_monat m group by m.art having sum(m.anzahl) > 0
    order by 2 desc, sum(m.anzahl) desc, m.art;
end
$$;

grant execute on function api.w_get_kaefer_haeufig to ogf_citizens;
grant execute on function api.a_get_kaefer_by_bundesland, api.a_get_kaefer_by_art, api.w_get_kaefer_saison to ogf_new;
