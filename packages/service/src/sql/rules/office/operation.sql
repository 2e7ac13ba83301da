-- The operation as administrators see it: who takes how much storage and which mails are stuck; and the limits of
-- accounts, which they set.

create policy read_all on data.grenze for select to ogf_admin using (true);
create policy change on data.grenze for update to ogf_admin using (true) with check (true);
grant select, update (menge) on data.grenze to ogf_admin;

create or replace view app.account_limit with (security_invoker = true) as
  select id, art, (extract(epoch from dauer) / 3600)::integer as stunden, menge, vorgabe, version from data.grenze;
grant select on app.account_limit to ogf_admin;

create or replace function api.w_get_grenzen() returns setof app.account_limit
language sql stable set search_path = ''
begin atomic
  select l.* from app.account_limit l order by l.id;
end;

-- It applies from the next request on, also to accounts that are above it already.
create or replace function api.w_set_grenze(id text default '', menge text default '') returns app.account_limit
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  changed app.account_limit;
begin
  perform app.refuse('limit_range') where coalesce(menge, '') !~ '^0*[1-9]\d{0,5}$|^1000000$';
  update data.grenze g set menge = menge::integer where g.id = app.to_id(id);
  select l.* into changed from app.account_limit l where l.id = app.to_id(id);
  perform app.refuse('not_found.limit') where not found;
  return changed;
end
$$;

-- Mails that wait, since when, and those refused for good: for administrators and for the metrics, which see no more.
-- Definer: nobody reads mails directly.
create or replace function app.waiting_mails() returns table (wartend bigint, abgelehnt bigint, seit timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select count(*) filter (where m.refused_at is null), count(m.refused_at),
    min(coalesce(m.not_before, m.created_at)) filter (where m.refused_at is null)
  from data.outbox m where m.sent_at is null and starts_with(m.kind, 'mail_');
end;

-- Storage by the accounts that reported pictures and uploaded scans, the largest first. A picture that several have
-- sent is stored once and counts for the first. Definer: nobody reads mails and objects directly.
create or replace function app.operation() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  with held as (
    (select distinct on (b.sha256) k.user_id, coalesce(octet_length(c.bytes), o.bytes)::bigint as bilder, 0::bigint as scans
      from data.bilder b join data.picture_content c using (sha256) join data.kaefer k on k.id = b.kaefer_id
        left join data.objekt o on o.name = c.objekt
      order by b.sha256, b.id)
    union all
    select p.user_id, 0, o.bytes from data.objekt o left join data.benutzer p on p.email = o.von
      where o.stand = 'da' and o.art = 'scan'
  ), holder as (
    select h.user_id, sum(h.bilder)::bigint as bilder, sum(h.scans)::bigint as scans from held h
    group by h.user_id order by sum(h.bilder + h.scans) desc, h.user_id limit 5
  )
  select jsonb_build_object(
    'bilder', app.picture_room(),
    'bilder_grenze', app.picture_quota(),
    'scans', (select coalesce(sum(o.bytes), 0) from data.objekt o where o.stand = 'da' and o.art = 'scan'),
    'inhaber', (
      select coalesce(jsonb_agg(to_jsonb(h) || jsonb_build_object(
        'name', trim(p.first_name || ' ' || p.last_name), 'email', p.email
      ) order by h.bilder + h.scans desc, h.user_id), '[]') from holder h left join data.benutzer p using (user_id)
    ),
    'mails', (select to_jsonb(m) from app.waiting_mails() m),
    'adressen', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('user_id', p.user_id) order by r.seit desc, r.email), '[]')
      from data.adresse_abgelehnt r left join data.benutzer p using (email)
    )
  );
end;

create or replace function api.w_get_betrieb() returns jsonb
language sql stable set search_path = ''
return app.operation();

create or replace trigger a_version before update on data.grenze for each row execute function app.guard_version();
create or replace trigger z_change after update on data.grenze for each row execute function app.record_change('id');

grant execute on function app.operation, api.w_get_betrieb, api.w_get_grenzen, api.w_set_grenze to ogf_admin;
grant execute on function app.waiting_mails to waldkerf_keeper;
